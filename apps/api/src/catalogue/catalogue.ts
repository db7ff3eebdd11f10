import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { crudHandlers } from '../http/crud-handlers'
import { found } from '../http/errors'
import { categoryStore } from './categories'
import { colorStore } from './colors'
import type { Pictures } from './pictures'
import { productColorStore, single } from './product-colors'
import { productImageStore } from './product-images'
import { productStore } from './products'
import { sizeStore } from './sizes'
import { subcategoryStore } from './subcategories'

const { router } = initServer()

/** The calls of the seven catalogue nouns. */
export function catalogueRoutes(db: Database, pictures: Pictures, clock: () => Date) {
  const colors = productColorStore(db, pictures)
  const images = crudHandlers(productImageStore(db, pictures))
  return {
    sizes: router(contract.sizes, crudHandlers(sizeStore(db))),
    colors: router(contract.colors, crudHandlers(colorStore(db))),
    categories: router(contract.categories, crudHandlers(categoryStore(db))),
    subcategories: router(contract.subcategories, crudHandlers(subcategoryStore(db))),
    products: router(contract.products, crudHandlers(productStore(db, clock))),
    productColors: router(contract.productColors, {
      ...crudHandlers(colors),
      get: async ({ params }) => ({
        status: 200,
        body: single(found(await colors.get(params.id), colors.noun)),
      }),
    }),
    productImages: router(contract.productImages, {
      ...images,
      editAsSpelled: images.edit,
      removeAsSpelled: images.remove,
    }),
  }
}
