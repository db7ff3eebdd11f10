import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { count, idsInOrder, money, time, words } from './columns'
import { order } from './orders'
import { user } from './people'
import { promoCode } from './shop'

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
