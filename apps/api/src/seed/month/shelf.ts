import { ofWeight, type DemoLine } from '@etrend/demo'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { product, productColor, size } from '../../db/schema/catalogue'
import { stockLevel } from '../../db/schema/stock'

export type Shelf = Awaited<ReturnType<typeof readShelf>>
type Unit = {
  product_color: number
  size: number
  size_name: string
  title: string
  price: number
  left: number
  sold: number
}

/** Medium sizes are bought more often. */
const OFTEN: Record<string, number> = { SM: 3, MD: 5, LG: 4, XL: 2 }
/** The pieces of a unit that stay for the shop’s own visitors. */
const KEPT = 3

/** What lies in the shop, from which the demo's customers choose. */
export async function readShelf(tx: Queries) {
  const rows = await tx
    .select({
      product_color: productColor.id,
      size: size.id,
      size_name: size.size_name,
      title: product.title,
      price: product.price,
      discounted_price: product.discounted_price,
      left: stockLevel.quantity,
    })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(size, eq(size.id, stockLevel.size))
    .orderBy(asc(productColor.id), asc(size.id))
  const units: Unit[] = rows.map(({ price, discounted_price, ...row }) => ({
    ...row,
    price: discounted_price ?? price,
    sold: 0,
  }))

  return {
    /** The units of these lines, with their prices. A line of which too little is left is left out, unless all are. */
    take(lines: DemoLine[]) {
      const taken = lines.flatMap(({ title, choice, quantity }) => {
        const enough = units.filter((one) => one.title === title && one.left >= quantity + KEPT)
        if (enough.length === 0) return []
        const unit = ofWeight(
          enough.map((one) => [one, OFTEN[one.size_name] ?? 1] as const),
          choice,
        )
        unit.left -= quantity
        unit.sold += quantity
        const { product_color, size: sized, price } = unit
        return { product_color, size: sized, quantity, price }
      })
      if (taken.length === 0) throw new Error('The demo has nothing left to sell.')
      return taken
    },

    /** The units that sold best, with new pieces at about half of their price. */
    order(count: number) {
      const wanted = units
        .filter(({ sold }) => sold > 0)
        .toSorted((a, b) => b.sold * 4 - b.left - (a.sold * 4 - a.left))
        .slice(0, count)
      return wanted.map((unit) => {
        const quantity = 4 + ((unit.product_color + unit.size) % 4)
        unit.left += quantity
        const { product_color, size: sized, price } = unit
        const unit_cost = Math.round((price * (42 + ((product_color * 6) % 14))) / 1000) * 10
        return { product_color, size: sized, quantity, unit_cost }
      })
    },

    /** A piece in another size, for an exchange; the same where it has only one. */
    otherSize(product_color: number, than: number) {
      const same = units.filter((one) => one.product_color === product_color && one.left > 0)
      const unit = same.find((one) => one.size !== than && one.left > KEPT) ?? same[0]
      if (!unit) throw new Error('The demo has nothing left to exchange.')
      unit.left -= 1
      return { product_color, size: unit.size, quantity: 1 }
    },
  }
}
