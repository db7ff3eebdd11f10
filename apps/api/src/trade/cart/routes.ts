import { contract, type CartQuestion, type PricedCart } from '@etrend/contract'
import { cartTotals, slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { givenIds, idList } from '../../db/ids'
import { onSale } from '../../db/on-sale'
import { prepared } from '../../db/prepared'
import { color, product, productColor, shop, size } from '../../db/schema'
import { visitorOf } from '../../http/access'
import { found } from '../../http/errors'
import { groupBy } from '../../lib/group-by'
import { paidPrices, stockWordOf, unitRows } from '../../stock/units'
import { findPromo, promoProblem } from '../promo-codes/promo-check'
import type { PromoGuesses } from '../promo-codes/promo-guesses'
import { limitProblem } from '../rows/cart-limits'
import { savedCarts } from './saved-cart'

/** What a cart costs now: prices, stock and codes from the database, only ids and quantities from the shopper. */
export function cartRoutes(db: Database, clock: () => Date, guesses: PromoGuesses) {
  const saved = savedCarts(db)

  async function priced(queries: Queries, question: CartQuestion): Promise<PricedCart> {
    const { settings, products, units } = statementsOf(queries)
    const fees = found(await settings.get(), 'shop')
    const asked = idList(question.lines.map((line) => line.product_color))
    const onSaleNow = await products.all({ ...asked, now: clock().toISOString() })
    const productOf = new Map(onSaleNow.map((row) => [row.product_color, row]))
    const unitsOf = groupBy(await units.all(asked), (unit) => unit.color)
    const lines = question.lines.flatMap((line) => {
      const sold = productOf.get(line.product_color)
      const kept = unitsOf.get(line.product_color) ?? []
      const unit = kept.find((one) => one.size === line.size)
      if (!sold || !unit) return []
      const { title, price, discounted_price, color_img, ...row } = sold
      return {
        ...row,
        ...line,
        name: title,
        slug: slug(title),
        picture: { src: color_img, alt: `${title} in ${row.color_name}` },
        price: paidPrices({ price, discounted_price }).price,
        size_name: unit.size_name,
        stock: stockWordOf(unit.quantity, fees.low_stock),
        left: unit.quantity <= Math.max(fees.low_stock, line.quantity) ? unit.quantity : null,
        is_available: unit.quantity >= line.quantity,
        sizes: kept.map((one) => ({
          size: one.size,
          size_name: one.size_name,
          stock: stockWordOf(one.quantity, fees.low_stock),
        })),
      }
    })
    const { subtotal } = cartTotals(lines, fees)
    const { promo, promo_problem } = await promoOf(queries, question.promo_code, subtotal, clock())
    return {
      lines,
      promo,
      promo_problem,
      limit_problem: limitProblem(lines, fees) ?? null,
      totals: cartTotals(lines, fees, promo ?? 0),
    }
  }

  return initServer().router(contract.cart, {
    price: async ({ body, request }) => {
      await guesses.check(request, body.promo_code)
      return { status: 200, body: await db.snapshot((queries) => priced(queries, body)) }
    },
    saved: async ({ request }) => ({ status: 200, body: await saved.read(visitorOf(request).id) }),
    save: async ({ request, body }) => ({
      status: 200,
      body: await saved.replace(visitorOf(request).id, body),
    }),
  })
}

/** The code with what it takes off, or why it can't be used. */
async function promoOf(db: Queries, code: string | undefined, subtotal: number, now: Date) {
  if (!code) return { promo: null, promo_problem: null }
  const row = await findPromo(db, code)
  const problem = promoProblem(row, subtotal, now)
  if (!row || problem) return { promo: null, promo_problem: problem ?? null }
  return { promo: row, promo_problem: null }
}

const statementsOf = prepared((db) => ({
  settings: db.select().from(shop).prepare(),
  products: productColorRows(db)
    .where(and(inArray(productColor.id, givenIds), onSale(sql.placeholder('now'))))
    .prepare(),
  units: unitRows(db).where(inArray(productColor.id, givenIds)).orderBy(asc(size.id)).prepare(),
}))

function productColorRows(db: Queries) {
  return db
    .select({
      product_color: productColor.id,
      product: product.id,
      title: product.title,
      color_name: color.color_name,
      color_img: productColor.color_img,
      price: product.price,
      discounted_price: product.discounted_price,
    })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
}
