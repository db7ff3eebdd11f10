import type { MovementType, StocktakeScope, StocktakeState } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { productColor, size } from './catalogue'
import { anyCase, choice, count, flag, rowId, time, words } from './columns'
import { user } from './people'

/**
 * The stock ledger. Rows are only ever added: triggers refuse updates and deletes. `id` is the published id of a
 * movement, which its corrections keep; `reverses` is the row that this row takes back. The unit's columns are no
 * foreign keys, because the ledger outlives units: triggers keep only the units of movements in effect.
 */
export const stockMovement = sqliteTable(
  'stock_movement',
  {
    seq: rowId(),
    id: count().notNull(),
    product_color: count().notNull(),
    size: count().notNull(),
    movement_type: choice<MovementType>().notNull(),
    quantity: count().notNull(),
    notes: words(),
    reverses: count().unique(),
    staff: integer().references(() => user.id),
    /** The order that moved it (`shop_order`; orders.ts imports this file); null when staff did. */
    order: count(),
    /** What a piece of a delivery cost, in paisa; null where nobody said. */
    unit_cost: count(),
    created_at: time().notNull(),
  },
  (table) => [
    index('stock_movement_order').on(table.order),
    index('stock_movement_id').on(table.id),
    index('stock_movement_unit').on(table.product_color, table.size),
    index('stock_movement_size').on(table.size),
    index('stock_movement_time').on(table.created_at),
    index('stock_movement_costed')
      .on(table.product_color, table.size)
      .where(sql`unit_cost IS NOT NULL`),
    check('stock_movement_quantity', sql`quantity > 0`),
    check('stock_movement_type', sql`movement_type IN ('In', 'Out')`),
  ],
)

/** The sum of the ledger for each sellable unit; changes only together with a new ledger row. */
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

/** A unit with this many pieces or fewer counts as low for staff. Units without a row use the shop's threshold. */
export const unitThreshold = sqliteTable(
  'unit_threshold',
  {
    product_color: integer()
      .notNull()
      .references(() => productColor.id, { onDelete: 'cascade' }),
    size: integer()
      .notNull()
      .references(() => size.id, { onDelete: 'cascade' }),
    low_stock: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_color, table.size] }),
    check('unit_threshold_low_stock', sql`low_stock BETWEEN 0 AND 100000`),
  ],
)

/**
 * Shoppers who wait for a mail that a sold-out unit is back, once for each address. A row is deleted with the unit, with
 * the account, when its mail is in the outbox, and when nobody could send it for long (stock-alerts/).
 */
export const stockAlert = sqliteTable(
  'stock_alert',
  {
    id: rowId(),
    product_color: integer()
      .notNull()
      .references(() => productColor.id, { onDelete: 'cascade' }),
    size: integer()
      .notNull()
      .references(() => size.id, { onDelete: 'cascade' }),
    email: words(),
    /** The account that asked; null for guests. */
    user: integer().references(() => user.id),
    asked_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('stock_alert_once').on(table.product_color, table.size, table.email),
    index('stock_alert_size').on(table.size),
    index('stock_alert_email').on(table.email),
    index('stock_alert_user').on(table.user),
  ],
)

/** The names of deleted product colors and sizes that the ledger still mentions; triggers write them on deletion. */
export const formerName = sqliteTable(
  'former_name',
  {
    noun: text({ enum: ['productColors', 'sizes'] }).notNull(),
    row_id: count().notNull(),
    name: words(),
  },
  (table) => [primaryKey({ columns: [table.noun, table.row_id] })],
)

/**
 * The SKU and barcode of a unit; null where it has none. The unit's columns are no foreign keys: a unit that is restored
 * from the trash has its printed codes again.
 */
export const unitCode = sqliteTable(
  'unit_code',
  {
    id: rowId(),
    product_color: count().notNull(),
    size: count().notNull(),
    sku: text(),
    barcode: text(),
  },
  (table) => [
    uniqueIndex('unit_code_once').on(table.product_color, table.size),
    uniqueIndex('unit_code_sku').on(anyCase(table.sku)),
    uniqueIndex('unit_code_barcode').on(table.barcode),
    index('unit_code_size').on(table.size),
  ],
)

/** Each barcode that the shop has made. Its number is the row's id, so no number is ever given to a second unit. */
export const ownBarcode = sqliteTable('own_barcode', {
  id: rowId(),
  product_color: count().notNull(),
  size: count().notNull(),
  created_at: time().notNull(),
})

/** A delivery that was received by scanning. Its id comes from the device, so that sending it again changes nothing. */
export const delivery = sqliteTable('delivery', {
  id: text().primaryKey(),
  notes: words(),
  pieces: count().notNull(),
  units: count().notNull(),
  staff: integer().references(() => user.id),
  created_at: time().notNull(),
})

/** A count of the shop, of a category or of a product, against what should be there. */
export const stocktake = sqliteTable(
  'stocktake',
  {
    id: rowId(),
    name: words(),
    state: choice<StocktakeState>().notNull(),
    scope: choice<StocktakeScope>().notNull(),
    /** The category or product; null for the whole shop. */
    scope_id: count(),
    /** What the category or product was called when the stocktake began. */
    scope_name: words(),
    /** How many units it was about when it began. */
    units: count().notNull(),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
    ended_by: integer().references(() => user.id),
    ended_at: time(),
    /** The written differences: movements, pieces found and pieces missing. */
    movements: count().notNull().default(0),
    found: count().notNull().default(0),
    missing: count().notNull().default(0),
  },
  (table) => [index('stocktake_state').on(table.state)],
)

/**
 * What one person counted of a unit at one moment. Several rows of a unit add up, from its last recount on. `id` comes
 * from the device. `expected` is how many pieces should have been on the shelf at `counted_at`.
 */
export const stocktakeCount = sqliteTable(
  'stocktake_count',
  {
    seq: rowId(),
    id: text().notNull().unique(),
    stocktake: integer()
      .notNull()
      .references(() => stocktake.id),
    product_color: count().notNull(),
    size: count().notNull(),
    quantity: count().notNull(),
    is_recount: flag(),
    expected: count().notNull(),
    staff: integer().references(() => user.id),
    counted_at: time().notNull(),
  },
  (table) => [index('stocktake_count_unit').on(table.stocktake, table.product_color, table.size)],
)
