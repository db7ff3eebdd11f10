import { paisa } from '@etrend/domain'
import * as z from 'zod'
import { parseCsv } from '../exported-sheets'
import { askStaff, booksOf, type World } from './world'

const given = z.object({ fiscal_years: z.array(z.string()) })

/** A sentence for each register that doesn't add up to the bills and credit notes of its fiscal year. */
export async function registerProblems(world: World): Promise<string[]> {
  const bills = await booksOf(world).bills.all()
  const notes = await booksOf(world).creditNotes.all()
  if (bills.length === 0) return []
  const { fiscal_years } = given.parse((await askStaff(world, 'GET', '/bill-months')).json())
  const problems: string[] = []
  // The table of the Nepali calendar ends in 2095; a clock that jumps by years may pass it.
  for (const year of fiscal_years.filter((one) => one.includes('-'))) {
    const isOf = (row: { fiscal_year: string }) => row.fiscal_year === year
    problems.push(
      ...(await differences(world, `sales/csv?period=${year}`, bills.filter(isOf))),
      ...(await differences(world, `credit-notes/csv?period=${year}`, notes.filter(isOf))),
    )
  }
  return problems
}

type Issued = { taxable: number; vat: number; total: number }

async function differences(world: World, path: string, issued: Issued[]) {
  const answer = await askStaff(world, 'GET', `/bill-registers/${path}`)
  if (answer.statusCode !== 200) return [`${path} answered ${answer.statusCode}`]
  const rows = parseCsv(answer.body)
  const ofColumn = (title: string) => rows.reduce((sum, row) => sum + paisa(Number(row[title])), 0)
  const ofIssued = (name: keyof Issued) => issued.reduce((sum, row) => sum + paisa(row[name]), 0)
  const found = [rows.length, ofColumn('Total'), ofColumn('Taxable'), ofColumn('VAT')].join(' ')
  const parts = [ofIssued('total'), ofIssued('taxable'), ofIssued('vat')]
  const expected = [issued.length, ...parts].join(' ')
  return found === expected ? [] : [`${path} adds up to ${found}, not to ${expected}`]
}
