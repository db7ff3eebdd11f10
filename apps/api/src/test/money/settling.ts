import { kathmanduTime } from '@etrend/contract/kathmandu'
import { paisa, rupees } from '@etrend/domain'
import { askStaff, booksOf, once, ordersOf, picked, type Step, type World } from './world'

/** A courier pays in the cash of one delivered order, or of all, less a fee; now and then too little. */
export async function settleCash(world: World, step: Step) {
  const held = (await ordersOf(world)).filter((row) => row.collected > 0 && row.settlement === null)
  const row = picked(held, step, () => true)
  const chosen = step.a % 2 === 0 ? held : held.filter(({ id }) => id === row?.id)
  if (chosen.length === 0) return
  const collected = rupees(chosen.reduce((sum, order) => sum + paisa(order.collected), 0))
  const fee = Math.min(collected, step.a)
  const lacking = Math.min(collected - fee, step.b % 3)
  await once(step.b % 4 === 0, () =>
    askStaff(world, 'POST', '/courier-settlements', {
      courier: null,
      numbers: chosen.map(({ number }) => number),
      collected,
      fee,
      paid_in: rupees(paisa(collected) - paisa(fee) - paisa(lacking)),
      paid_into: step.b % 5 === 0 ? 'bank' : 'drawer',
      day: kathmanduTime(new Date(world.shop.now())).slice(0, 10),
      note: lacking > 0 ? 'They will bring it' : '',
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
