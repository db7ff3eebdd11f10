import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { live, look } from '../../test/money/history'
import { openWorld } from '../../test/money/open-world'
import type { Step, World } from '../../test/money/world'

const start = '2027-07-10T06:00:00.000Z'
/** Two skirts with a code, paid by Khalti and confirmed. */
const paidOrder: Step[] = [
  { act: 'place', pick: 0, a: 2, b: 6 },
  { act: 'pay', pick: 0, a: 0, b: 0 },
]

const write = (world: World, change: SQL) => world.shop.db.write.run(change)

/** Each rule that is broken on purpose: a part of the error message that must report it, and how it is broken. */
const breaches: [string, (world: World) => void | Promise<void>][] = [
  ['paid back, the books know of', payBack],
  ['paid by the books, but', takeMore],
  ['asks for 1, and Rs.\u00a00 is owed', ask],
  ['1 set aside, Rs.\u00a00 in refunds', setAside],
  ['is cancelled and keeps', cancel],
  ['in the ledger', takePiece],
  ['discount10: 2 uses', countUse],
  ['numbers with a gap', skipInvoice],
  ['numbers with a gap', skipNumber],
  ['paisa went to exchanges', loseExchange],
  ['pieces in the sales', forgetSale],
  ['couriers hold', bookCash],
  ['return fees of', askReturnFee],
  ['a chore failed', complain],
]

it(
  'the model of the money objects to each rule that is broken, with the sentence of that rule',
  { timeout: 240_000 },
  async () => {
    const world = await openWorld()
    for (const [sentence, breakRule] of breaches) {
      await live(world, { start, steps: paidOrder })
      await expect(look(world)).resolves.toBeUndefined()
      await breakRule(world)
      await expect(look(world)).rejects.toThrow(sentence)
    }
  },
)

function payBack({ bank }: World) {
  const [account] = bank.all()
  bank.payBack(account?.transaction_id ?? '', 100)
}

function takeMore({ bank }: World) {
  for (const account of bank.all()) account.taken += 100
}

async function askReturnFee(world: World) {
  await write(world, sql`UPDATE shop_order SET return_fee = 100`)
}

async function ask(world: World) {
  await write(world, sql`UPDATE shop_order SET to_pay = 100`)
}

async function setAside(world: World) {
  await write(world, sql`UPDATE shop_order SET refunded = 100`)
}

async function cancel(world: World) {
  await write(world, sql`UPDATE shop_order SET state = 'cancelled'`)
}

async function takePiece(world: World) {
  await write(world, sql`UPDATE stock_level SET quantity = quantity - 1 WHERE size = 1`)
}

async function countUse(world: World) {
  await write(world, sql`UPDATE promo_code SET uses = 2 WHERE code = 'discount10'`)
}

async function skipInvoice(world: World) {
  const skipped = sql`substr(invoice_number, 1, length(invoice_number) - 1) || '2'`
  await write(world, sql`UPDATE shop_order SET invoice_number = ${skipped}`)
}

async function skipNumber(world: World) {
  await write(world, sql`UPDATE shop_order SET number = 'ET-2027-000002'`)
}

async function loseExchange(world: World) {
  await write(world, sql`UPDATE shop_order SET carried_in = 100`)
}

function complain({ shop }: World) {
  shop.complaints.push('a chore failed')
}

async function forgetSale(world: World) {
  await write(world, sql`DELETE FROM sale_entry WHERE product IS NULL`)
}

async function bookCash(world: World) {
  await write(world, sql`UPDATE shop_order SET collected = 100`)
}
