import { paymentStart } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { WELL, type Account, type Bank, type Manner } from './bank'
import {
  ask,
  askGuest,
  askStaff,
  booksOf,
  Broken,
  once,
  ordersOf,
  owedFor,
  picked,
  type Step,
  type World,
} from './world'

const troubles: Manner[] = [
  { does: true, answers: 'never' },
  { does: true, answers: 'error' },
  { does: true, answers: 'garbage' },
  { does: true, answers: 'strange' },
  { does: false, answers: 'never' },
  { does: false, answers: 'error' },
  { does: false, answers: 'garbage' },
  { does: false, answers: 'refusal' },
]

/** The gateways behave badly in one of three cases. */
export function behave(bank: Bank, number: number) {
  const trouble = troubles[Math.floor(number / 3) % troubles.length]
  bank.manner = number % 3 === 2 && trouble ? trouble : WELL
}

/** A shopper starts a payment, chooses at the gateway, and comes back or doesn't. */
export async function pay(world: World, step: Step) {
  const account = await startPaying(world, step)
  if (!account) return
  choose(world, account, step.b)
  if (step.b % 7 !== 6) await returnFrom(world, account, step)
}

async function startPaying(world: World, step: Step) {
  const { bank } = world
  const row = picked(
    await ordersOf(world),
    step,
    ({ state, payment_state }) => state === 'placed' && payment_state === 'pending',
  )
  if (!row) return undefined
  const asked = owedFor(world, row)
  const method = step.a % 2 === 0 ? 'khalti' : 'esewa'
  if (step.a % 9 === 8) behave(bank, step.b)
  const answer = await askGuest(world, row.number, '/payments', { method })
  bank.manner = WELL
  if (answer.statusCode !== 201) return undefined
  const start = paymentStart.parse(answer.json())
  const account =
    start.kind === 'form'
      ? bank.open('esewa', {
          reference: String(start.fields['transaction_uuid']),
          asked: paisa(Number(start.fields['total_amount'])),
        })
      : bank.find(String(new URL(start.url).searchParams.get('pidx')))
  if (account?.asked !== asked) {
    throw new Broken(`${row.number} asks for ${account?.asked} paisa online, and owes ${asked}`)
  }
  account.isReached = true
  return account
}

/** What the shopper does at the gateway. */
function choose({ bank, log }: World, account: Account, b: number) {
  const { asked } = account
  const choices = [
    () => bank.pay(account, asked),
    () => bank.pay(account, asked),
    () => bank.pay(account, asked),
    () => bank.pay(account, asked - 100),
    () => bank.pay(account, asked + 5000),
    () => bank.leave(account, 'failed'),
    () => bank.leave(account, 'odd'),
    () => {},
  ]
  choices[b % choices.length]?.()
  log.push(`  the gateway has ${account.taken} of ${asked} paisa, ${account.state}`)
}

/** Something happens late at a gateway, and the shop isn't notified. */
export async function chooseLater(world: World, step: Step) {
  const account = picked(world.bank.all(), step, ({ state }) => state !== 'paid')
  if (account?.isReached) choose(world, account, step.a)
}

/** A browser comes back from a gateway at any time, once or twice at the same moment. */
export async function comeBack(world: World, step: Step) {
  const account = picked(world.bank.all(), step, () => true)
  if (account) await returnFrom(world, account, step)
}

async function returnFrom(world: World, { method, reference }: Account, { a }: Step) {
  behave(world.bank, a)
  const url = `/store/payments/${method}/${reference}`
  await once(a % 4 === 3, () => ask(world, { method: 'GET', url }))
  world.bank.manner = WELL
}

/** Staff ask the gateways about an order. */
export async function check(world: World, step: Step) {
  const row = picked(await ordersOf(world), step, ({ payment_method }) => payment_method !== 'cod')
  if (!row) return
  behave(world.bank, step.a)
  await askStaff(world, 'POST', `/orders/${row.number}/payments/check`)
  world.bank.manner = WELL
}

/** In the end staff ask the gateways about every order that was to be paid online. */
export async function askAboutAll(world: World) {
  const payments = await booksOf(world).payments.all()
  const rows = (await ordersOf(world)).filter(({ id }) =>
    payments.some(({ order }) => order === id),
  )
  for (const { number } of rows) await askStaff(world, 'POST', `/orders/${number}/payments/check`)
}
