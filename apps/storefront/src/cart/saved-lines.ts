import type { SavedCart } from '@etrend/contract'
import { type CartLine, isSameUnit } from '../lib/cart-lines'
import { priceCart } from '../lib/ordering/price-cart'

/**
 * The account's units as cart lines. Units that are in this browser's cart keep their name and price from here; the
 * others get the server's current ones. Units that the server doesn't know are left out.
 */
export async function savedLines(units: SavedCart['lines'], here: CartLine[]): Promise<CartLine[]> {
  const missing = units.filter((unit) => !here.some((line) => isSameUnit(line, unit)))
  const priced = missing.length > 0 ? (await priceCart({ lines: missing })).lines : []
  return units.flatMap((unit) => {
    const line = here.find((one) => isSameUnit(one, unit))
    if (line) return { ...line, quantity: unit.quantity }
    const shown = priced.find((one) => isSameUnit(one, unit))
    if (!shown) return []
    const { product, slug, name, color_name, size_name, price, picture } = shown
    return { ...unit, product, slug, name, color_name, size_name, price, picture }
  })
}
