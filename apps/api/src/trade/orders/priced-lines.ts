import type { CartChange, OrderInput } from '@etrend/contract'
import { formatPrice, paidPrice, paisa, sizeWord } from '@etrend/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import { onSale } from '../../db/catalogue/on-sale'
import { anyRunning } from '../../db/catalogue/prices/running'
import { noSales, salesOf } from '../../db/catalogue/prices/sales-of'
import type { Queries } from '../../db/client'
import { givenIds, idList } from '../../db/ids'
import { prepared } from '../../db/prepared'
import { color, product, productColor, size } from '../../db/schema/catalogue'
import { stockLevel } from '../../db/schema/stock'
import { priceColumns } from '../../stock/units'

export type AskedLine = OrderInput['lines'][number]

/**
 * The requested lines at today's prices, each with the sale that made its price, and what changed since the shopper saw
 * them. Lines of the same unit become one line, since each of them would be checked against the same stock. A product
 * that isn't on sale is gone. `held` has, by unitKey, the pieces of the order that is being edited: they count as
 * available, whether on sale or not.
 */
export async function pricedLines(
  tx: Queries,
  asked: AskedLine[],
  now: Date,
  held: ReadonlyMap<string, number> = new Map(),
) {
  const ids = idList(asked.map((line) => line.product_color))
  const rows = await statementsOf(tx).all({ ...ids, now: now.toISOString() })
  const hasSales = rows.some(({ any_sale }) => any_sale === 1)
  const products = rows.map(({ product: id }) => id)
  const sales = hasSales ? await salesOf(tx, products, now.toISOString()) : noSales
  const unitOf = new Map(rows.map((row) => [unitKey(row), row]))
  const changes: CartChange[] = []
  const lines = grouped(asked).flatMap((line) => {
    const unit = unitOf.get(unitKey(line))
    if (!unit || !(unit.is_on_sale === 1 || held.has(unitKey(line)))) {
      changes.push(gone(line))
      return []
    }
    const { left, price, discounted_price, floor_price, ...row } = unit
    const { is_on_sale: _isOnSale, any_sale: _anySale, ...rest } = row
    const own = { price, discounted_price, floor_price }
    const { by, ...prices } = paidPrice(own, sales.get(rest.product))
    const priced = { ...rest, ...prices, sale: by?.id ?? null, quantity: line.quantity }
    const available = left + (held.get(unitKey(line)) ?? 0)
    if (available < line.quantity) changes.push(short(priced, available))
    if (isOtherPrice(line.shown_price, priced.price)) changes.push(otherPrice(priced))
    return [priced]
  })
  return { lines, changes }
}

export function unitKey({ product_color, size: inSize }: { product_color: number; size: number }) {
  return `${product_color}/${inSize}`
}

const statementsOf = prepared((db) =>
  db
    .select({
      product: product.id,
      product_color: stockLevel.product_color,
      size: stockLevel.size,
      title: product.title,
      color_name: color.color_name,
      size_name: size.size_name,
      picture: productColor.color_img,
      ...priceColumns,
      any_sale: anyRunning(sql.placeholder('now')),
      left: sql<number>`${stockLevel.quantity}`.as('left'),
      is_on_sale: sql<number>`CASE WHEN ${onSale(sql.placeholder('now'))} THEN 1 ELSE 0 END`.as(
        'is_on_sale',
      ),
    })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockLevel.size))
    .where(inArray(stockLevel.product_color, givenIds))
    .prepare(),
)

function grouped(asked: AskedLine[]) {
  const lines = new Map<string, AskedLine>()
  for (const line of asked) {
    const before = lines.get(unitKey(line))?.quantity ?? 0
    lines.set(unitKey(line), { ...line, quantity: before + line.quantity })
  }
  return [...lines.values()]
}

function isOtherPrice(shown: number | undefined, price: number) {
  return shown !== undefined && paisa(shown) !== paisa(price)
}

function gone({ product_color, size: inSize }: AskedLine): CartChange {
  const message = 'One piece of your cart is not sold any more.'
  return { product_color, size: inSize, name: '', kind: 'gone', left: 0, price: null, message }
}

type Priced = Pick<CartChange, 'product_color' | 'size'> & {
  title: string
  color_name: string
  size_name: string
  price: number
}

function short(line: Priced, left: number): CartChange {
  const name = nameOf(line)
  const message = left > 0 ? `Only ${left} left of ${name}.` : `${name} is sold out.`
  return { ...placeOf(line), name, kind: 'short', left, price: line.price, message }
}

function otherPrice(line: Priced): CartChange {
  const name = nameOf(line)
  const message = `${name} now costs ${formatPrice(line.price)}.`
  return { ...placeOf(line), name, kind: 'price', left: null, price: line.price, message }
}

function placeOf({ product_color, size: inSize }: Priced) {
  return { product_color, size: inSize }
}

/** 'Everyday Tee in Navy, size M' */
function nameOf({ title, color_name, size_name }: Priced) {
  return `${title} in ${color_name}, size ${sizeWord(size_name)}`
}
