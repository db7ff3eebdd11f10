import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { accountRoutes } from '../account/account-routes'
import { apiKeyRoutes } from '../account/api-keys/api-keys'
import { backupRoutes } from '../backups/backup-routes'
import { likeRoutes } from '../likes/likes'
import { mailTextRoutes } from '../mail/mail-texts'
import { mailRoutes } from '../mail/mails'
import { moderationRoutes } from '../reviews/moderation'
import { reviewPhotoRoutes } from '../reviews/photos'
import { reviewRoutes } from '../reviews/reviews'
import { setUpRoutes } from '../set-up/set-up'
import { settingsRoutes } from '../settings/settings'
import { stockAlertRoutes } from '../stock-alerts/stock-alerts'
import type { Listing } from '../store/listing/listing'
import { storeRoutes } from '../store/store'
import { viewRoutes } from '../views/views'
import { appearanceRoutes } from '../website/appearance/appearance'
import { menuRoutes } from '../website/menus/menus'
import { pageRoutes } from '../website/pages/pages'
import { catalogueParts } from './app-catalogue'
import type { Shop } from './app-parts'
import type { Services } from './app-services'

/** Who answers each call of the contract. */
export function contractRoutes(shop: Shop, services: Services, listing: Listing) {
  const { db, clock, key, origin, adminOrigin, media, sessions } = shop
  const { mails, sms, pictures, trade, webhooks, taxFilings } = services
  const account = accountRoutes({ ...shop, ordersOf: trade.ordersOf, sendMail: mails.send })
  const store = storeRoutes(
    { db, listing, clock, key, media },
    {
      storefront_url: origin,
      admin_url: `${adminOrigin}/etrendadmin`,
      payments_simulated: shop.gateways.simulator,
    },
  )
  return initServer().router(contract, {
    ...account.routes,
    ...catalogueParts({
      ...shop,
      pictures,
      identify: sessions.identify,
      collectionProducts: store.collectionProducts,
    }),
    ...store.routes,
    menus: menuRoutes(db, clock),
    reviews: reviewRoutes(db, clock, pictures),
    reviewPhotos: reviewPhotoRoutes(db, clock, pictures),
    reviewModeration: moderationRoutes(db, clock, pictures),
    likes: likeRoutes(db, clock),
    stockAlerts: stockAlertRoutes(shop),
    ...trade.routes,
    mails: mailRoutes(db, clock, origin, mails),
    mailTexts: mailTextRoutes({ db, clock, origin, outbox: mails }),
    ...sms.routes,
    shopSettings: settingsRoutes(db, clock),
    shopAppearance: appearanceRoutes(db, clock, (src, widths) => media.holds(src, widths)),
    savedViews: viewRoutes(db, clock),
    apiKeys: apiKeyRoutes(db, clock),
    webhooks: webhooks.routes,
    taxFilings: taxFilings.routes,
    pages: pageRoutes(shop),
    setUp: setUpRoutes(shop),
    backups: backupRoutes({
      ...shop,
      isMadeIn: sessions.isMadeIn,
      requireOwnPassword: account.requireOwnPassword,
      requireOwnFactor: account.requireOwnFactor,
    }),
  })
}
