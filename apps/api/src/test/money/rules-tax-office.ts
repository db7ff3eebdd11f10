import * as z from 'zod'
import { askStaff, booksOf, type World } from './world'

/**
 * Lets the tax office answer again, has staff send what waits or was refused, and gives a sentence for each bill and
 * credit note that it doesn't have then with the sums of the shop, or has although the shop doesn't.
 */
export async function taxOfficeProblems(world: World): Promise<string[]> {
  if (!world.office) return []
  world.office.behave(undefined)
  await askStaff(world, 'POST', '/tax-filings/resend/')
  await world.shop.later(0)
  const issued = await issuedBy(world)
  const taken = new Map((await booksOf(world).taken.all()).map((row) => [row.number, wordsOf(row)]))
  const unsent = (await booksOf(world).filings.all()).filter(({ state }) => state === 'waiting')
  return [
    ...[...issued].flatMap(([number, words]) => {
      const got = taken.get(number)
      return got === words ? [] : [`the tax office has of ${number}: ${got}, not: ${words}`]
    }),
    ...[...taken.keys()].flatMap((number) =>
      issued.has(number) ? [] : [`the tax office has ${number}, which the shop hasn't issued`],
    ),
    ...unsent.map(({ id }) => `filing ${id} still waits, although the tax office answers`),
    ...world.shop.complaints,
  ]
}

/** What the tax office is to have, by number. What is dated after the Nepali calendar's table can't be sent. */
async function issuedBy(world: World) {
  const bills = (await booksOf(world).bills.all()).filter(isInTable)
  const notes = (await booksOf(world).creditNotes.all()).filter(isInTable)
  const issued = new Map(bills.map((row) => [row.number, words({ ...row, of: '' })]))
  for (const row of notes) {
    const of = bills.find(({ id }) => id === row.bill)
    if (of) issued.set(row.number, words({ ...row, of: of.number }))
  }
  return issued
}

function isInTable({ fiscal_year }: { fiscal_year: string }) {
  return fiscal_year.includes('-')
}

type Sums = { of: string; fiscal_year: string; date_bs: string } & Record<
  'total' | 'taxable' | 'vat',
  number
>

/** '2083.084 2083.04.01 902 = 798.23 + 103.77', and the bill that a credit note is for. */
function words({ of, fiscal_year, date_bs, total, taxable, vat }: Sums) {
  const year = fiscal_year.replace('-', '.0')
  const day = date_bs.replaceAll('-', '.')
  return `${year} ${day} ${total} = ${taxable} + ${vat} ${of}`
}

const content = z.object({
  fiscal_year: z.string(),
  invoice_date: z.string().optional(),
  credit_note_date: z.string().optional(),
  total_sales: z.number(),
  taxable_sales_vat: z.number(),
  vat: z.number(),
})

function wordsOf(row: { of_bill: string; content: string }) {
  const { fiscal_year, total_sales: total, vat, ...got } = content.parse(JSON.parse(row.content))
  const date_bs = got.invoice_date ?? got.credit_note_date ?? ''
  return words({
    of: row.of_bill,
    fiscal_year,
    date_bs,
    total,
    taxable: got.taxable_sales_vat,
    vat,
  })
}
