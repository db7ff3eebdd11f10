import { randomUUID } from 'node:crypto'
import type { OrderState } from '@etrend/contract'
import { demoCouriers, type DemoCourier, type Key } from '@etrend/demo'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { courier } from '../../db/schema/couriers'
import { handOver } from '../../trade/couriers/hand-over'
import { orderRow } from '../../trade/rows/order-row'
import { moveForStaff } from '../../trade/staff-orders/moves'
import type { Act, Stage } from './stage'

/** What couriers charge for bringing a parcel back, in rupees. */
const RETURN_FEE = 75

/** Goods that come in, and parcels that go out. */
export function sendingOf({ tx, shop, shelf, staff, book }: Stage) {
  async function moveAll(orders: Key[], to: OrderState) {
    const { by, mailParts } = shop.byStaff(staff)
    for (const order of orders) {
      await moveForStaff(tx, await orderRow(tx, book.of(order).number), { to }, by, mailParts)
    }
  }

  return {
    moveAll,

    confirm: ({ order }: Act<'confirm'>) => moveAll([order], 'confirmed'),

    async receiveGoods({ units, note: notes }: Act<'receive goods'>) {
      const delivery = { id: randomUUID(), notes, lines: shelf.order(units) }
      await shop.call(staff, 'POST', '/staff/stock/deliveries/', delivery)
    },

    async handOver({ courier: name, orders }: Act<'hand over'>) {
      const { by, mailParts } = shop.byStaff(staff)
      const given = { courier: await courierId(tx, name) }
      let into: number | undefined
      for (const order of orders) {
        const { number } = book.of(order)
        into = await handOver(tx, { ...given, number, into }, by, mailParts)
      }
    },

    async bringBack({ order, came_back, reason }: Act<'bring back'>) {
      const { by, mailParts } = shop.byStaff(staff)
      const row = await orderRow(tx, book.of(order).number)
      const back = { to: 'returned', came_back, reason, return_fee: RETURN_FEE } as const
      await moveForStaff(tx, row, back, by, mailParts)
    },
  }
}

export async function courierId(tx: Queries, name: DemoCourier) {
  const isNamed = eq(courier.name, demoCouriers[name].name)
  return (await one(tx.select().from(courier).where(isNamed))).id
}
