import { contract, type CartQuestion, type PricedCart } from '@etrend/contract'
import { cartTotals, cashProblem, deliveryFees, paisa, rupees, slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { onSale } from '../../db/catalogue/on-sale'
import { keptRunningSales } from '../../db/catalogue/prices/running'
import { noSales, salesOf } from '../../db/catalogue/prices/sales-of'
import type { Database, Queries } from '../../db/client'
import { givenIds, idList } from '../../db/ids'
import { prepared } from '../../db/prepared'
import { color, product, productColor, size } from '../../db/schema/catalogue'
import { shop } from '../../db/schema/shop'
import { whileUnchanged } from '../../db/while-unchanged'
import { visitorOf } from '../../http/access'
import { found } from '../../http/errors'
import { groupBy } from '../../lib/group-by'
import { paidPrices, priceColumns, stockWordOf, unitRows } from '../../stock/units'
import { findPromo } from '../promo-codes/promo-check'
import type { PromoGuesses } from '../promo-codes/promo-guesses'
import { promoNote, scopedPromo, type PromoUse } from '../promo-codes/promo-scope'
import { limitProblem } from '../rows/cart-limits'
import { offeredTo } from '../rows/delivery-terms'
import { savedCarts } from './saved-cart'

/** What a cart costs now: prices, stock and codes from the database, only ids and quantities from the shopper. */
export function cartRoutes(db: Database, clock: () => Date, guesses: PromoGuesses) {
  const saved = savedCarts(db)
  const row = db.mirror.select().from(shop).prepare()
  const settings = whileUnchanged(db, () => row.get())
  const running = keptRunningSales(db)

  async function priced(queries: Queries, question: CartQuestion): Promise<PricedCart> {
    const { products, units } = statementsOf(queries)
    const shopSettings = found(settings(), 'shop')
    const asked = idList(question.lines.map((line) => line.product_color))
    const now = clock()
    const onSaleNow = await products.all({ ...asked, now: now.toISOString() })
    const sold = onSaleNow.map(({ product: id }) => id)
    const hasSales = running(now.toISOString()).sales.length > 0
    const sales = hasSales ? await salesOf(queries, sold, now.toISOString()) : noSales
    const productOf = new Map(onSaleNow.map((row) => [row.product_color, row]))
    const unitsOf = groupBy(await units.all(asked), (unit) => unit.color)
    const lines = question.lines.flatMap((line) => {
      const offered = productOf.get(line.product_color)
      const kept = unitsOf.get(line.product_color) ?? []
      const unit = kept.find((one) => one.size === line.size)
      if (!offered || !unit) return []
      const { title, price, discounted_price, floor_price, color_img, ...row } = offered
      const own = { price, discounted_price, floor_price }
      return {
        ...row,
        ...line,
        name: title,
        slug: slug(title),
        picture: { src: color_img, alt: `${title} in ${row.color_name}` },
        ...paidPrices(own, sales.get(row.product)),
        size_name: unit.size_name,
        stock: stockWordOf(unit.quantity, shopSettings.low_stock),
        left:
          unit.quantity <= Math.max(shopSettings.low_stock, line.quantity) ? unit.quantity : null,
        is_available: unit.quantity >= line.quantity,
        sizes: kept.map((one) => ({
          size: one.size,
          size_name: one.size_name,
          stock: stockWordOf(one.quantity, shopSettings.low_stock),
        })),
      }
    })
    const { subtotal } = cartTotals(lines, shopSettings)
    const { district = '', payment_method } = question
    const terms = await offeredTo(queries, district, shopSettings, now)
    const use = { subtotal, lines, now }
    const { promo, promo_problem } = await promoOf(queries, question.promo_code, use)
    const totalsFor = (isCash: boolean) => {
      const fees = { ...shopSettings, ...deliveryFees(terms, subtotal, isCash) }
      return cartTotals(lines, fees, promo ?? 0)
    }
    const [prepaid, inCash] = [totalsFor(false), totalsFor(true)]
    const cash_problem = cashProblem(terms, district || 'your district', inCash.total) ?? null
    const isCash = payment_method === 'cod' && cash_problem === null
    const cash_fee = rupees(paisa(inCash.shipping) - paisa(prepaid.shipping))
    return {
      lines,
      promo,
      promo_problem,
      promo_note: promo ? promoNote(promo, lines) : null,
      limit_problem: limitProblem(lines, shopSettings) ?? null,
      totals: isCash ? inCash : prepaid,
      delivery: { ...terms, cash_fee, cash_fee_included: isCash ? cash_fee : 0, cash_problem },
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
async function promoOf(db: Queries, code: string | undefined, use: PromoUse) {
  if (!code) return { promo: null, promo_problem: null }
  const { promo = null, problem = null } = await scopedPromo(db, await findPromo(db, code), use)
  return { promo, promo_problem: problem }
}

const statementsOf = prepared((db) => ({
  products: productColorRows(db)
    .where(and(inArray(productColor.id, givenIds), onSale(sql.placeholder('now'))))
    .prepare(),
  units: unitRows(db)
    .where(inArray(productColor.id, givenIds))
    .orderBy(asc(size.sort_key))
    .prepare(),
}))

function productColorRows(db: Queries) {
  return db
    .select({
      product_color: productColor.id,
      product: product.id,
      title: product.title,
      color_name: color.color_name,
      color_img: productColor.color_img,
      ...priceColumns,
    })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
}
