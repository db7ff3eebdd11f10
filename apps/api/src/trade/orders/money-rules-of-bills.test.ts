import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { live, look } from '../../test/money/history'
import { openWorld } from '../../test/money/open-world'
import { registerProblems } from '../../test/money/rules-registers'
import { taxOfficeProblems } from '../../test/money/rules-tax-office'
import { withRegister } from '../../test/money/with-register'
import type { Step, World } from '../../test/money/world'

const start = '2027-07-10T06:00:00.000Z'
/** Two skirts with a code, paid by Khalti and confirmed; a part of the money goes back to the customer. */
const creditedOrder: Step[] = [
  { act: 'place', pick: 0, a: 2, b: 6 },
  { act: 'pay', pick: 0, a: 0, b: 0 },
  { act: 'refund', pick: 0, a: 0, b: 1 },
]

/** Takes the database's own rules away, which would refuse what is broken here. */
const WITHOUT_RULES = [
  sql`DROP TRIGGER bill_stays`,
  sql`DROP TRIGGER bill_kept`,
  sql`DROP TRIGGER bill_line_stays`,
  sql`DROP TRIGGER credit_note_stays`,
  sql`DROP TRIGGER credit_note_kept`,
]

type Check = (world: World) => Promise<string>
const ofBills: Check = async (world) => {
  await look(world)
  return ''
}
const ofRegisters: Check = async (world) => (await registerProblems(world)).join('\n')
const ofOffice: Check = async (world) => (await taxOfficeProblems(world)).join('\n')

/** A rule that is broken on purpose: what is wrong, who must object, a part of the sentence, and how it is broken. */
type Breach = [string, Check, RegExp, SQL | ((world: World) => void)]
const breaches: Breach[] = [
  [
    'a bill’s number is skipped',
    ofBills,
    /-00002 follows number 0/,
    sql`UPDATE bill SET number = substr(number, 1, length(number) - 1) || '2'`,
  ],
  [
    'a credit note’s number is skipped',
    ofBills,
    /CN-01-2083-84-00002 follows number 0/,
    sql`UPDATE credit_note SET number = substr(number, 1, length(number) - 1) || '2'`,
  ],
  [
    'a number of another fiscal year',
    ofBills,
    /-00001 is of 2084-85/,
    sql`UPDATE bill SET fiscal_year = '2084-85'`,
  ],
  [
    'the VAT is a paisa off',
    ofBills,
    /its VAT is [\d.]+, not \d+ paisa/,
    sql`UPDATE bill SET vat = vat - 1, taxable = taxable + 1`,
  ],
  [
    'taxable value and VAT lack a paisa',
    ofBills,
    /[\d.]+ and [\d.]+ aren't [\d.]+/,
    sql`UPDATE bill SET taxable = taxable - 1`,
  ],
  [
    'the lines’ amount is a paisa more',
    ofBills,
    /its lines' amount is \d+ paisa/,
    sql`UPDATE bill_line SET amount = amount + 1 WHERE id = 1`,
  ],
  [
    'the lines’ discount is a paisa more',
    ofBills,
    /its lines' discount is \d+ paisa/,
    sql`UPDATE bill_line SET discount = discount + 1 WHERE id = 1`,
  ],
  [
    'the lines’ taxable is a paisa more',
    ofBills,
    /its lines' taxable is \d+ paisa/,
    sql`UPDATE bill_line SET taxable = taxable + 1 WHERE id = 1`,
  ],
  [
    'the lines’ vat is a paisa more',
    ofBills,
    /its lines' vat is \d+ paisa/,
    sql`UPDATE bill_line SET vat = vat + 1 WHERE id = 1`,
  ],
  [
    'the lines’ total is a paisa more',
    ofBills,
    /its lines' total is \d+ paisa/,
    sql`UPDATE bill_line SET total = total + 1 WHERE id = 1`,
  ],
  [
    'more VAT is credited than there was',
    ofBills,
    /-\d+ paisa are left of its parts/,
    sql`UPDATE credit_note SET vat = total, taxable = 0`,
  ],
  [
    'the parts of a credit note aren’t its total',
    ofBills,
    /\d+ and \d+ paisa are left of \d+/,
    sql`UPDATE credit_note SET taxable = taxable - 1`,
  ],
  [
    'a credit note is missing',
    ofBills,
    /\d+ paisa are billed, and \d+ kept/,
    sql`DELETE FROM credit_note`,
  ],
  [
    'money is kept that isn’t billed',
    ofBills,
    /\d+ paisa are billed, and \d+ kept/,
    sql`UPDATE bill SET total = total + 100, amount = amount + 100`,
  ],
  [
    'the sales register lacks a bill',
    ofRegisters,
    /sales\/csv\?period=2083-84 adds up to 0 0 0 0, not to 1 /,
    withRegister((body) => body.split('\n').slice(0, 1).join('\n')),
  ],
  [
    'the sales register has another total',
    ofRegisters,
    /sales\/csv\?period=2083-84 adds up to 1 /,
    withRegister((body) => body.replaceAll(/,(\d{3,}(?:\.\d+)?),0,/g, ',1,0,')),
  ],
  [
    'the register of credit notes lacks one',
    ofRegisters,
    /credit-notes\/csv\?period=2083-84 adds up to 0 0 0 0, not to 1 /,
    sql`UPDATE credit_note SET bill = 99`,
  ],
  [
    'a register is refused',
    ofRegisters,
    /period=2083-8a answered 400/,
    sql`UPDATE bill SET fiscal_year = '2083-8a'`,
  ],
  [
    'the tax office lacks a bill',
    ofOffice,
    /the tax office has of SI-01-2083-84-00001: undefined, not: /,
    sql`DELETE FROM tax_filing`,
  ],
  [
    'the tax office has other sums',
    ofOffice,
    /the tax office has of SI-01-2083-84-00001: 2083\.084 .*, not: /,
    sql`INSERT INTO played_filing (number, of_bill, content) SELECT number, '', '{"fiscal_year":"2083.084","invoice_date":"2084.03.25","total_sales":1,"taxable_sales_vat":1,"vat":0}' FROM bill`,
  ],
  [
    'the tax office has a bill that the shop hasn’t',
    ofOffice,
    /the tax office has SI-99, which the shop hasn't issued/,
    sql`INSERT INTO played_filing (number, of_bill, content) SELECT 'SI-99', '', '{"fiscal_year":"2083.084","total_sales":1,"taxable_sales_vat":1,"vat":0}' FROM bill`,
  ],
]

it(
  'the model of the money objects to each broken rule of bills, registers and the tax office',
  { timeout: 240_000 },
  async () => {
    const world = await openWorld('vat_inclusive')
    const { shop } = world
    const ask = shop.ask.bind(shop)
    for (const [what, check, sentence, breach] of breaches) {
      shop.ask = ask
      await live(world, { start, steps: creditedOrder })
      const { write } = world.shop.db
      // What the history sent is taken back, so that the breach comes before the bills are sent.
      await write.run(sql`DELETE FROM played_filing`)
      await write.run(sql`UPDATE tax_filing SET state = 'refused'`)
      await write.run(sql`PRAGMA foreign_keys = OFF`)
      for (const drop of WITHOUT_RULES) await write.run(drop)
      if (typeof breach === 'function') breach(world)
      else await write.run(breach)
      expect(`${what}: ${await objections(world, check)}`).toMatch(sentence)
    }
  },
)

/** What the rule objects to; '' where all is well. */
async function objections(world: World, check: Check) {
  try {
    return await check(world)
  } catch (error) {
    return String(error)
  }
}
