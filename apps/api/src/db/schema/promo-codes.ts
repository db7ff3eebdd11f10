import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  anyCase,
  count,
  flag,
  idsInOrder,
  money,
  rowId,
  scopeColumns,
  time,
  words,
} from './columns'
import { order } from './orders'
import { user } from './people'

export const promoCode = sqliteTable(
  'promo_code',
  {
    id: rowId(),
    code: words(),
    amount_off: money().notNull(),
    /** Percent of the subtotal, instead of an amount. */
    percent_off: count(),
    max_off: money(),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
    /** Only for customers who have no other order; cancelled ones don't count. */
    first_order_only: flag(),
    /** It takes the delivery fee off too. */
    free_delivery: flag(),
    ...scopeColumns(),
    /** Whether it counts for products that are reduced already. */
    covers_reduced: integer({ mode: 'boolean' }).notNull().default(true),
    /** null means no limit, here and in the next four columns. */
    max_uses: count(),
    max_uses_per_customer: count(),
    min_subtotal: money(),
    valid_from: time(),
    valid_to: time(),
    /** How many orders use it; changes only together with `promo_use`. */
    uses: count().notNull().default(0),
  },
  (table) => [uniqueIndex('promo_code_once').on(anyCase(table.code))],
)

/** One order's use of a promo code. */
export const promoUse = sqliteTable(
  'promo_use',
  {
    order: integer()
      .primaryKey()
      .references(() => order.id),
    promo_code: integer()
      .notNull()
      .references(() => promoCode.id, { onDelete: 'cascade' }),
    user: integer().references(() => user.id),
    phone: words(),
    /** The code's terms when it was used: an order that is edited keeps them. */
    amount_off: money(),
    percent_off: count(),
    max_off: money(),
    /** The delivery fee that it took off; null where it takes none off. */
    shipping_off: money(),
    /** The order's products that it counted for; null for all. */
    products: idsInOrder(),
    /** When the order's hold expired: from then on this use is not counted, unless the payment still comes in. */
    given_back_at: time(),
  },
  (table) => [
    index('promo_use_phone').on(table.promo_code, table.phone),
    index('promo_use_user').on(table.promo_code, table.user),
  ],
)
