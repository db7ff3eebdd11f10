import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core'
import { count, flag, money, rowId, time, words } from './columns'

export const size = sqliteTable('size', { id: rowId(), size_name: words() }, (table) => [
  uniqueIndex('size_name_once').on(anyCase(table.size_name)),
])

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
    subcategory: integer()
      .notNull()
      .references(() => subcategory.id),
    price: money().notNull(),
    discounted_price: money(),
    is_slider: flag(),
    is_featured: flag(),
    rating: real(),
    review_count: count().notNull().default(0),
    like_count: count().notNull().default(0),
    created_at: time().notNull(),
  },
  (table) => [
    index('product_subcategory').on(table.subcategory),
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
  },
  (table) => [
    index('product_image_product').on(table.product),
    index('product_image_color').on(table.color),
  ],
)

/**
 * The ledger. Rows are only ever added (triggers refuse the rest): `id` is the published id of a movement,
 * kept through its corrections; `reverses` names the row that this one takes back.
 */
export const stockMovement = sqliteTable(
  'stock_movement',
  {
    seq: rowId(),
    id: count().notNull(),
    product_color: integer()
      .notNull()
      .references(() => productColor.id),
    size: integer()
      .notNull()
      .references(() => size.id),
    movement_type: text({ enum: ['In', 'Out'] }).notNull(),
    quantity: count().notNull(),
    notes: words(),
    reverses: count().unique(),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [
    index('stock_movement_id').on(table.id),
    index('stock_movement_unit').on(table.product_color, table.size),
    index('stock_movement_size').on(table.size),
    check('stock_movement_quantity', sql`quantity > 0`),
    check('stock_movement_type', sql`movement_type IN ('In', 'Out')`),
  ],
)

/** What the ledger adds up to, per sellable unit; changes only beside a new ledger row. */
export const stockLevel = sqliteTable(
  'stock_level',
  {
    product_color: integer()
      .notNull()
      .references(() => productColor.id),
    size: integer()
      .notNull()
      .references(() => size.id),
    quantity: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_color, table.size] }),
    check('stock_level_quantity', sql`quantity >= 0`),
  ],
)

export const user = sqliteTable(
  'user',
  {
    id: rowId(),
    username: words(),
    email: words(),
    password_hash: words(),
    role: text({ enum: ['user', 'admin'] }).notNull(),
    disabled_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('user_username_once').on(anyCase(table.username)),
    uniqueIndex('user_email_once').on(anyCase(table.email)),
    check('user_role', sql`role IN ('user', 'admin')`),
  ],
)

/** One sign-in. Tokens are kept as SHA-256; `previous_hash` tells a replayed refresh token from garbage. */
export const session = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => user.id),
    refresh_hash: words().unique(),
    previous_hash: text(),
    rotated_at: time(),
    binding_hash: text(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [
    index('session_user').on(table.user),
    index('session_previous').on(table.previous_hash),
  ],
)

/** The shop's own settings: one row. */
export const shop = sqliteTable('shop', {
  id: integer().primaryKey(),
  name: words(),
  location: words(),
  phone: words(),
  promo_line: words(),
  shipping: money().notNull(),
  tax: money().notNull(),
  dollar_rate: real(),
  low_stock: count().notNull(),
})

export const promoCode = sqliteTable(
  'promo_code',
  { id: rowId(), code: words(), amount_off: money().notNull() },
  (table) => [uniqueIndex('promo_code_once').on(anyCase(table.code))],
)

export const slide = sqliteTable('slide', {
  id: rowId(),
  title: words(),
  description: words(),
  href: words(),
  image: words(),
  tall_image: words(),
})

/** What changed in the catalogue, in order: written by triggers, read by the listing index and the kept answers. */
export const catalogueChange = sqliteTable('catalogue_change', {
  seq: rowId(),
  /** null: names, menus or settings changed, not one product. */
  product: count(),
  /** 'product': its words may differ; 'shelf': its pictures or stock; 'names': what lists and menus say. */
  kind: text({ enum: ['product', 'shelf', 'names'] }).notNull(),
})

/** Two names that differ only in case are the same name. */
function anyCase(name: AnySQLiteColumn) {
  return sql`lower(${name})`
}
