import type { SavedCart } from '@etrend/contract'
import { isDistrict } from '@etrend/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { one } from '../../db/rows'
import { cartLine } from '../../db/schema/carts'
import { user as account } from '../../db/schema/people'
import { stockLevel } from '../../db/schema/stock'

/** The carts that accounts keep, by user id. Routes pass the id of the signed-in user only. */
export function savedCarts(db: Database) {
  async function read(user: number): Promise<SavedCart> {
    const { product_color, size, quantity } = cartLine
    const lines = await db.read
      .select({ product_color, size, quantity })
      .from(cartLine)
      .where(eq(cartLine.user, user))
      .orderBy(asc(cartLine.id))
    const { district } = await one(
      db.read.select({ district: account.district }).from(account).where(eq(account.id, user)),
    )
    return { lines, district }
  }

  /**
   * Replaces the whole cart. Unknown units are dropped; of a unit that is named twice, the larger quantity stays. An
   * unknown district is none.
   */
  async function replace(user: number, { lines, district }: Replaced): Promise<SavedCart> {
    await db.transaction(async (tx) => {
      if (district !== undefined) {
        const known = isDistrict(district) ? district : ''
        await tx.update(account).set({ district: known }).where(eq(account.id, user))
      }
      const named = lines.map(({ product_color }) => product_color)
      const units = await tx
        .select({ product_color: stockLevel.product_color, size: stockLevel.size })
        .from(stockLevel)
        .where(inArray(stockLevel.product_color, named))
      const sold = new Set(units.map(unitKey))
      const kept = largest(lines.filter((line) => sold.has(unitKey(line))))
      await tx.delete(cartLine).where(eq(cartLine.user, user))
      if (kept.length > 0) await tx.insert(cartLine).values(kept.map((line) => ({ user, ...line })))
    })
    return read(user)
  }

  return { read, replace }
}

type Replaced = Pick<SavedCart, 'lines'> & { district?: string | undefined }
type Line = SavedCart['lines'][number]

function largest(lines: Line[]) {
  const kept = new Map<string, Line>()
  for (const line of lines) {
    const before = kept.get(unitKey(line))?.quantity ?? 0
    kept.set(unitKey(line), { ...line, quantity: Math.max(before, line.quantity) })
  }
  return [...kept.values()]
}

function unitKey({ product_color, size }: Pick<Line, 'product_color' | 'size'>) {
  return `${product_color}/${size}`
}
