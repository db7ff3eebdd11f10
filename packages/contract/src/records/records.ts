import * as z from 'zod'
import type { Needed, Permission } from '../account/roles.ts'

/** The nouns whose rows staff add, edit and delete; spelled as in this contract. */
export const recordNoun = z.enum([
  'sizes',
  'colors',
  'categories',
  'subcategories',
  'products',
  'productColors',
  'productImages',
  'stock',
  'pages',
  'collections',
  'saleOffers',
  'couriers',
  'holidays',
  'deliveryZones',
])
export type RecordNoun = z.infer<typeof recordNoun>

/** The permission that changes the rows of each noun. */
export const recordPermissions: Record<RecordNoun, Permission> = {
  sizes: 'catalogue',
  colors: 'catalogue',
  categories: 'catalogue',
  subcategories: 'catalogue',
  products: 'catalogue',
  productColors: 'catalogue',
  productImages: 'catalogue',
  stock: 'stock',
  pages: 'content',
  collections: 'catalogue',
  saleOffers: 'promotions',
  couriers: 'settings',
  holidays: 'settings',
  deliveryZones: 'settings',
}

/** The nouns whose list is saved as CSV by the call for any noun. Delivery zones have a CSV of their own, see list-exports.ts. */
export const exportedNoun = recordNoun.exclude(['deliveryZones'])
export type ExportedNoun = z.infer<typeof exportedNoun>

/** What one needs to read the list of each noun. 'any': the list is open to all. */
export const readPermissions: Record<ExportedNoun, Needed> = {
  sizes: 'any',
  colors: 'any',
  categories: 'any',
  subcategories: 'any',
  products: 'any',
  productColors: 'any',
  productImages: 'any',
  stock: 'stock',
  pages: 'content',
  collections: ['catalogue', 'content', 'promotions'],
  saleOffers: 'promotions',
  couriers: ['packing', 'money', 'settings'],
  holidays: ['packing', 'settings'],
}

/** The permissions of which one at least is needed for the calls that name any noun. */
export const anyRecordPermission = [...new Set(Object.values(recordPermissions))]

/** What one row of each noun is called in a sentence. */
export const recordNames: Record<RecordNoun, string> = {
  sizes: 'size',
  colors: 'color',
  categories: 'category',
  subcategories: 'sub category',
  products: 'product',
  productColors: 'product color',
  productImages: 'product image',
  stock: 'stock movement',
  pages: 'page',
  collections: 'collection',
  saleOffers: 'sale',
  couriers: 'courier',
  holidays: 'holiday',
  deliveryZones: 'delivery zone',
}

/** For how many days a deletion or a change can be undone. */
export const UNDO_DAYS = 30

/** The ids of the rows for a call on many rows. */
export const manyIds = z
  .array(z.int().positive(), { error: 'Choose the rows.' })
  .min(1, 'Choose at least one row.')
  .max(1000, 'Choose at most 1000 rows at a time.')
