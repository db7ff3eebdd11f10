import { contract, type ProductImageChange } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { collectionStore } from '../collections/collections'
import type { Database } from '../db/client'
import type { Identify } from '../http/access'
import type { AppOf } from '../http/hosts'
import { crudHandlers } from '../records/crud-handlers'
import { recordKind } from '../records/record-kind'
import { categoryStore } from './categories'
import { colorStore } from './colors'
import type { Pictures } from './pictures'
import { productColorStore, single } from './product-colors'
import { productImageStore } from './product-images'
import { productStore, readsForAll } from './products'
import { publicReads } from './public-reads'
import { saleOfferStore } from './sale-offers'
import { pictureLookups } from './shown-pictures'
import { sizeStore } from './sizes'
import { staffProductRoutes } from './staff-products'
import { subcategoryStore } from './subcategories'

const { router } = initServer()

export function catalogueKinds(clock: () => Date) {
  return {
    sizes: recordKind(sizeStore),
    colors: recordKind(colorStore),
    categories: recordKind(categoryStore),
    subcategories: recordKind(subcategoryStore),
    products: recordKind(productStore(clock)),
    productColors: recordKind(productColorStore),
    productImages: recordKind(productImageStore),
    collections: recordKind(collectionStore),
    saleOffers: recordKind(saleOfferStore(clock)),
  }
}

type Parts = {
  db: Database
  clock: () => Date
  pictures: Pictures
  identify: Identify
  appOf: AppOf
}

/** The calls of the seven catalogue nouns. */
export function catalogueRoutes(parts: Parts) {
  const { db, pictures, clock } = parts
  const store = productStore(clock)
  const products = {
    ...crudHandlers(parts, store),
    ...publicReads(parts, { ...store, ...readsForAll(clock) }),
  }
  const colors = {
    ...crudHandlers(parts, productColorStore),
    ...publicReads(parts, productColorStore),
  }
  const images = {
    ...crudHandlers(parts, productImageStore),
    ...publicReads(parts, productImageStore),
  }
  type ImageEdit = Omit<Parameters<typeof images.edit>[0], 'body'> & { body: ProductImageChange }
  const editImage = ({ body: { image: file, ...fields }, ...call }: ImageEdit) =>
    pictures.saveIfGiven('image', file, (image) =>
      images.edit({ ...call, body: { ...fields, image } }),
    )
  return {
    sizes: router(contract.sizes, crudHandlers(parts, sizeStore)),
    colors: router(contract.colors, crudHandlers(parts, colorStore)),
    categories: router(contract.categories, crudHandlers(parts, categoryStore)),
    subcategories: router(contract.subcategories, crudHandlers(parts, subcategoryStore)),
    products: router(contract.products, products),
    staffPictures: pictureLookups(db),
    staffProducts: staffProductRoutes(parts),
    productColors: router(contract.productColors, {
      ...colors,
      async get(call) {
        const { status, body } = await colors.get(call)
        return { status, body: single(body) }
      },
      create: ({ body: { color_img: file, ...fields }, ...call }) =>
        pictures.saveFor('color_img', file, (color_img) =>
          colors.create({ ...call, body: { ...fields, color_img } }),
        ),
      edit: ({ body: { color_img: file, ...fields }, ...call }) =>
        pictures.saveIfGiven('color_img', file, (color_img) =>
          colors.edit({ ...call, body: { ...fields, color_img } }),
        ),
    }),
    productImages: router(contract.productImages, {
      ...images,
      create: ({ body: { image: file, ...fields }, ...call }) =>
        pictures.saveFor('image', file, (image) =>
          images.create({ ...call, body: { ...fields, image } }),
        ),
      edit: editImage,
      editAsSpelled: editImage,
      removeAsSpelled: images.remove,
    }),
  }
}
