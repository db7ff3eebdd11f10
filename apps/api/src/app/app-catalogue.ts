import { bulkProducts, previewProducts } from '../catalogue/bulk-products'
import { catalogueKinds, catalogueRoutes } from '../catalogue/catalogue'
import { gridRoutes } from '../catalogue/grid'
import type { Pictures } from '../catalogue/pictures'
import { saleOfferRoutes } from '../catalogue/sale-offer-routes'
import { collectionRoutes } from '../collections/collection-routes'
import type { ShownCollections } from '../collections/shown-collections'
import { dashboardRoutes } from '../dashboard/dashboard'
import type { Database } from '../db/client'
import type { Identify } from '../http/access'
import type { AppOf } from '../http/hosts'
import { importRoutes } from '../imports/import-routes'
import type { Background } from '../lib/background'
import type { Media } from '../media/media'
import { bulkHandlers } from '../records/bulk'
import { crudHandlers } from '../records/crud-handlers'
import { recordKind, rowKind } from '../records/record-kind'
import { recordRoutes } from '../records/record-routes'
import { undoCodes } from '../stock/codes/undo-codes'
import { unitRoutes } from '../stock/codes/unit-routes'
import { averageCosts, costRoutes } from '../stock/costs'
import { deliveryRoutes } from '../stock/deliveries'
import { stockLevelRoutes } from '../stock/level-routes'
import { stockStore } from '../stock/stock'
import { stockByColorRoutes } from '../stock/stock-by-color'
import { stocktakeRoutes } from '../stock/stocktakes/stocktakes'
import { undoThreshold } from '../stock/thresholds'
import { courierStore } from '../trade/couriers/couriers'
import { holidayStore } from '../trade/delivery/holidays'
import { zoneStore } from '../trade/delivery/zone-store'
import { countLateOrders } from '../trade/staff-orders/late-orders'
import { pageStore } from '../website/pages/page-store'
import { workspaceRoutes } from '../workspace/workspace-routes'

type CatalogueParts = {
  db: Database
  clock: () => Date
  media: Media
  pictures: Pictures
  background: Background
  identify: Identify
  appOf: AppOf
  collectionProducts: ShownCollections['products']
}

/** What staff do with products and their stock, put together: lists, forms, imports, trash, audit log and figures. */
export function catalogueParts(parts: CatalogueParts) {
  const { db, clock, media, background, collectionProducts } = parts
  const kinds = {
    ...catalogueKinds(clock),
    stock: recordKind(stockStore),
    pages: recordKind(pageStore),
    couriers: recordKind(courierStore),
    holidays: recordKind(holidayStore),
    deliveryZones: rowKind(zoneStore),
  }
  return {
    ...catalogueRoutes(parts),
    collections: collectionRoutes(parts, collectionProducts),
    saleOffers: saleOfferRoutes({ db, clock, averageCosts }),
    stock: crudHandlers({ db, clock }, stockStore),
    stockByColor: stockByColorRoutes(db),
    stockLevels: stockLevelRoutes(db, clock),
    units: unitRoutes(db, clock),
    deliveries: deliveryRoutes(db, clock),
    stocktakes: stocktakeRoutes(db, clock),
    costs: costRoutes(db),
    ...workspaceRoutes(db, clock),
    dashboard: dashboardRoutes(db, clock, countLateOrders),
    imports: importRoutes(db, clock, (svg) => media.saveDrawing(svg), background),
    ...recordRoutes(db, clock, kinds, { threshold: undoThreshold, codes: undoCodes }),
    bulk: {
      ...bulkHandlers(db, clock, kinds),
      products: bulkProducts(db, clock),
      previewProducts: previewProducts(db, clock),
    },
    grid: gridRoutes(db, clock),
  }
}
