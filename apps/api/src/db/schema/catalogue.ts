import type { Gender, Measures, ProductStatus } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import {
  anyCase,
  choice,
  count,
  flag,
  idsInOrder,
  money,
  optionalWords,
  rowId,
  sortKey,
  time,
  words,
} from './columns'

export const size = sqliteTable(
  'size',
  {
    id: rowId(),
    size_name: words(),
    /** Where staff want it; null: where its name belongs. */
    position: count(),
    /** Of both, see size-order.ts. */
    sort_key: sortKey(),
    /** The ages of the kids who wear it, '6–7 years'. */
    kids_age: optionalWords(),
  },
  (table) => [uniqueIndex('size_name_once').on(anyCase(table.size_name))],
)

export const color = sqliteTable(
  'color',
  { id: rowId(), color_name: words(), hex_code: words() },
  (table) => [uniqueIndex('color_name_once').on(anyCase(table.color_name))],
)

export const category = sqliteTable('category', { id: rowId(), title: words() }, (table) => [
  uniqueIndex('category_title_once').on(anyCase(table.title)),
])

export const subcategory = sqliteTable(
  'subcategory',
  {
    id: rowId(),
    title: words(),
    /** The customs tariff's code of its products, on bills; '' where none is known. */
    hs_code: optionalWords(),
    category: integer()
      .notNull()
      .references(() => category.id),
  },
  (table) => [uniqueIndex('subcategory_title_once').on(table.category, anyCase(table.title))],
)

export const product = sqliteTable(
  'product',
  {
    id: rowId(),
    title: words(),
    description: words(),
    Brand: words(),
    material: optionalWords(),
    care: optionalWords(),
    origin: optionalWords(),
    fit: optionalWords(),
    first_size: optionalWords(),
    /** Instead of its sub category's. */
    hs_code: optionalWords(),
    /** What the garment itself measures in each size; null: its size guide alone says it. */
    measures: text({ mode: 'json' }).$type<Measures>(),
    /** The products that complete its look; those that are deleted since are left out where it is shown. */
    worn_with: idsInOrder().notNull().default([]),
    subcategory: integer()
      .notNull()
      .references(() => subcategory.id),
    price: money().notNull(),
    discounted_price: money(),
    /** Sales never go below it; null: see paidPrice of the domain. */
    floor_price: money(),
    is_slider: flag(),
    is_featured: flag(),
    /** The people that it is made for; null: as the title of its category says. */
    gender: choice<Gender>(),
    status: choice<ProductStatus>().notNull().default('active'),
    /** An active product is on sale from this time (null: already), see on-sale.ts. */
    goes_live_at: time(),
    /** An active product is on sale until this time (null: without end). */
    ends_at: time(),
    /** `rating_sum` / `review_count`, to one decimal; null before the first review. */
    rating: real(),
    rating_sum: count().notNull().default(0),
    /** All ratings: the rows of `review`, and older ratings that came without a text. */
    review_count: count().notNull().default(0),
    /** How many of the shown reviews say that it runs small, is true to size or runs large. */
    fit_small: count().notNull().default(0),
    fit_right: count().notNull().default(0),
    fit_large: count().notNull().default(0),
    like_count: count().notNull().default(0),
    created_at: time().notNull(),
    /** When its texts, price or pictures last changed, set by triggers; null when they never did. */
    updated_at: time(),
  },
  (table) => [
    index('product_subcategory').on(table.subcategory),
    index('product_goes_live_at').on(table.goes_live_at),
    index('product_ends_at').on(table.ends_at),
    check('product_price', sql`price > 0`),
    check('product_discount', sql`discounted_price > 0 AND discounted_price < price`),
  ],
)

export const productColor = sqliteTable(
  'product_color',
  {
    id: rowId(),
    product: integer()
      .notNull()
      .references(() => product.id),
    color: integer()
      .notNull()
      .references(() => color.id),
    color_img: words(),
  },
  (table) => [
    uniqueIndex('product_color_once').on(table.product, table.color),
    index('product_color_color').on(table.color),
  ],
)

export const productImage = sqliteTable(
  'product_image',
  {
    id: rowId(),
    product: integer()
      .notNull()
      .references(() => product.id),
    color: integer()
      .notNull()
      .references(() => productColor.id),
    image: words(),
    is_display_image: flag(),
    /** What it shows, for people who can't see it; '' lets the storefront describe it. */
    alt: words().default(''),
    /** Its place among the pictures of its color, from 1; a trigger puts a new one last. */
    position: count().notNull().default(0),
  },
  (table) => [
    index('product_image_product').on(table.product),
    index('product_image_color').on(table.color),
  ],
)

/** What changed in the catalogue, in order: written by triggers, read by the listing index and the cached answers. */
export const catalogueChange = sqliteTable('catalogue_change', {
  seq: rowId(),
  /** The product that changed; null when names, menus or settings changed. */
  product: count(),
  /** 'product': its texts may have changed; 'shelf': its pictures or stock; 'names': the texts of lists and menus. */
  kind: text({ enum: ['product', 'shelf', 'names'] }).notNull(),
})
