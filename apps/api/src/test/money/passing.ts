import { tricks, type Trick } from '../../tax-filings/simulator/tricks'
import { WELL } from './bank'
import { behave } from './paying'
import { place } from './placing'
import { askStaff, booksOf, Broken, ordersOf, picked, type Step, type World } from './world'

const spans = [1, 5, 16, 61, 5 * 60, 25 * 60, 3 * 1440, 8 * 1440]

/** How the tax office behaves while time passes, half of the time well. */
const troubles: (Trick | undefined)[] = [...tricks, ...tricks.map(() => undefined)]

/** Time passes, and what is due is done: holds end, gateways are asked, bills go to the tax office. */
export async function wait(world: World, { pick, a, b }: Step) {
  behave(world.bank, b)
  const minutes = spans[a % spans.length] ?? 1
  const trick = troubles[(Math.floor(a / spans.length) * 8 + pick) % troubles.length]
  world.office?.behave(trick)
  await world.shop.later(minutes)
  world.log.push(`  ${minutes} minutes later`)
  world.bank.manner = WELL
}

const jumps = [3 * 365 * 1440, -4 * 1440, 90, -90]

/** The clock jumps by years, days or an hour and a half: no order may be cancelled by that. */
export async function jump(world: World, { a }: Step) {
  const before = await ordersOf(world)
  const minutes = jumps[a % jumps.length] ?? 0
  await world.shop.jump(minutes)
  world.log.push(`  the clock jumps by ${minutes} minutes`)
  const states = new Map(before.map(({ number, state }) => [number, state]))
  const ended = (await ordersOf(world)).filter(
    ({ number, state }) => state === 'cancelled' && states.get(number) !== 'cancelled',
  )
  for (const { number } of ended) throw new Broken(`${number} was cancelled by a clock that jumped`)
}

/** The server stops, or is killed, and starts again. */
export async function restart({ shop, log }: World, { a }: Step) {
  await (a % 2 === 0 ? shop.restart() : shop.crash())
  log.push(a % 2 === 0 ? '  started again' : '  killed, and started again')
}

/** The server is killed after it saved an order and before it answered: the shopper sends the order again. */
export async function placeInCrash(world: World, step: Step) {
  await place(world, { ...step, a: step.a - (step.a % 5) }, () => world.shop.crash())
}

/** The server is killed while Khalti pays money back. */
export async function sendInCrash(world: World, step: Step) {
  const row = picked(
    await booksOf(world).refunds.all(),
    step,
    ({ state, method }) => state === 'task' && method === 'khalti',
  )
  if (!row) return
  const held = world.wires.hold()
  const sending = askStaff(world, 'POST', `/refunds/${row.id}/send`).catch(() => undefined)
  const isReached = await Promise.race([held.reached.then(() => true), sending.then(() => false)])
  if (isReached) await world.shop.crash()
  held.release()
}
