import { kathmanduTime } from '@etrend/contract/kathmandu'
import { paisa, rupees } from '@etrend/domain'
import { askStaff, booksOf, once, ordersOf, picked, type Step, type World } from './world'

/**
 * A courier pays in the cash of one delivered order, or of all, less a fee and most often less the fees of the parcels
 * that came back; now and then too little.
 */
export async function settleCash(world: World, step: Step) {
  const open = (await ordersOf(world)).filter(({ settlement }) => settlement === null)
  const held = open.filter((row) => row.collected > 0)
  const row = picked(held, step, () => true)
  const chosen = step.a % 2 === 0 ? held : held.filter(({ id }) => id === row?.id)
  if (chosen.length === 0) return
  const collected = rupees(chosen.reduce((sum, order) => sum + paisa(order.collected), 0))
  const back = step.pick % 4 === 0 ? [] : open.filter((row) => row.return_fee > 0)
  const return_fees = rupees(back.reduce((sum, row) => sum + paisa(row.return_fee), 0))
  const fee = rupees(paisa(Math.min(collected, step.a)) + paisa(return_fees))
  const rest = Math.max(0, paisa(collected) - paisa(fee))
  const paid_in = rupees(Math.max(0, rest - paisa(step.b % 3)))
  await once(step.b % 4 === 0, () =>
    askStaff(world, 'POST', '/courier-settlements', {
      courier: null,
      numbers: chosen.map(({ number }) => number),
      collected,
      returned: back.map(({ number }) => number),
      fee,
      return_fees,
      paid_in,
      paid_into: step.b % 5 === 0 ? 'bank' : 'drawer',
      day: kathmanduTime(new Date(world.shop.now())).slice(0, 10),
      note: 'As they say',
    }),
  )
}

/** Staff take a settlement back, once or by a double click; now and then one that was taken back before. */
export async function takeSettlementBack(world: World, step: Step) {
  const all = await booksOf(world).settlements.all()
  const undone = new Set(all.map(({ reverses }) => reverses))
  const settlements = all.filter(({ reverses }) => reverses === null)
  const row = picked(settlements, step, ({ id }) => !undone.has(id))
  if (!row) return
  const path = `/courier-settlements/${row.id}/take-back`
  await once(step.a % 4 === 0, () => askStaff(world, 'POST', path, { reason: 'Entered twice' }))
}
