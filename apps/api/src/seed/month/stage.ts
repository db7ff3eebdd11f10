import type { DemoAct, DemoWay, Key } from '@etrend/demo'
import type { Queries } from '../../db/client'
import type { InnerShop } from './inner-shop'
import type { Shelf } from './shelf'

/** An order of the plan as the shop made it. `access`: the customer's account, or the token of a guest. */
type Placed = { number: string; access: Parameters<InnerShop['call']>[0]; way: DemoWay }

/** Who and what acts of the demo's past need. */
export type Stage = {
  tx: Queries
  shop: InnerShop
  shelf: Shelf
  staff: { user: number; role: 'admin' }
  book: Book
}
type Book = ReturnType<typeof bookOf>

/** The act of this kind. */
export type Act<Kind extends DemoAct['act']> = Extract<DemoAct, { act: Kind }>

/** What was made of the plan's orders. */
export function bookOf() {
  const orders = new Map<Key, Placed>()
  return {
    note: (key: Key, placed: Placed) => void orders.set(key, placed),
    of(key: Key) {
      const placed = orders.get(key)
      if (!placed) throw new Error(`The demo’s order ${key} was not placed.`)
      return placed
    },
  }
}
