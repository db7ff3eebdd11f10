import { paisa } from '@etrend/domain'
import type { bill, billLine, creditNote } from '../../db/schema/bills'
import { booksOf, keptOf, ordersOf, type OrderRow, type World } from './world'

type Bill = typeof bill.$inferSelect
type Note = typeof creditNote.$inferSelect
type Line = typeof billLine.$inferSelect

/** A sentence for each bill or credit note that lacks a number before it, a paisa, or the money that the shop keeps. */
export async function billProblems(world: World): Promise<string[]> {
  const taxed = (await ordersOf(world)).filter(({ tax_mode }) => tax_mode !== 'flat')
  if (taxed.length === 0) return []
  const bills = await booksOf(world).bills.all()
  const lines = await booksOf(world).billLines.all()
  const notes = await booksOf(world).creditNotes.all()
  return [
    ...numberProblems(bills),
    ...numberProblems(notes),
    ...bills.flatMap((row) => {
      const isIts = (one: { bill: number }) => one.bill === row.id
      const problems = [
        ...splitProblems(row, lines.filter(isIts)),
        ...creditProblems(row, notes.filter(isIts)),
      ]
      return problems.map((problem) => `${row.number}: ${problem}`)
    }),
    ...taxed.flatMap((row) => openProblems(row, bills, notes)),
  ]
}

/** The numbers of each series and fiscal year run from 1 without a gap, in the order in which they were issued. */
function numberProblems(rows: { number: string; fiscal_year: string }[]) {
  const last = new Map<string, number>()
  return rows.flatMap(({ number, fiscal_year }) => {
    const prefix = number.slice(0, -5)
    const serial = Number(number.slice(-5))
    const before = last.get(prefix) ?? 0
    last.set(prefix, serial)
    return [
      ...broken(serial === before + 1, `${number} follows number ${before}`),
      ...broken(prefix.endsWith(`-${fiscal_year}-`), `${number} is of ${fiscal_year}`),
    ]
  })
}

/** The VAT is the rate's part of the total to the nearest paisa, and the lines add up to the bill in each sum. */
function splitProblems(row: Bill, lines: Line[]) {
  const vat = Math.round((paisa(row.total) * row.vat_rate) / (100 + row.vat_rate))
  const parts = paisa(row.taxable) + paisa(row.vat)
  return [
    ...broken(paisa(row.vat) === vat, `its VAT is ${row.vat}, not ${vat} paisa`),
    ...broken(parts === taxedPart(row), `${row.taxable} and ${row.vat} aren't ${row.total}`),
    ...sums.flatMap((name) => {
      const ofLines = total(lines, name)
      return broken(ofLines === paisa(row[name]), `its lines' ${name} is ${ofLines} paisa`)
    }),
  ]
}

/** The paisa of a bill that are taxed: all, or none without VAT. */
function taxedPart({ kind, total: whole }: Bill) {
  return kind === 'pan' ? 0 : paisa(whole)
}

/** Credit notes never take back more than the bill, and all of it when they take back its total. */
function creditProblems(row: Bill, notes: Note[]) {
  const left = (name: 'taxable' | 'vat' | 'total') => paisa(row[name]) - total(notes, name)
  const [taxable, vat, whole] = [left('taxable'), left('vat'), left('total')]
  return [
    ...broken(taxable >= 0 && vat >= 0, `${taxable} and ${vat} paisa are left of its parts`),
    ...broken(
      taxable + vat === (row.kind === 'pan' ? 0 : whole),
      `${taxable} and ${vat} paisa are left of ${whole}`,
    ),
  ]
}

/** What is billed and not credited of an order is the money that the shop keeps; nothing while the order has no bill. */
function openProblems(row: OrderRow, bills: Bill[], notes: Note[]) {
  const own = bills.filter(({ order }) => order === row.id)
  const ids = new Set(own.map(({ id }) => id))
  const credited = total(
    notes.filter((note) => ids.has(note.bill)),
    'total',
  )
  const open = total(own, 'total') - credited
  const kept = row.invoice_number === null ? 0 : keptOf(row)
  return broken(open === kept, `${row.number}: ${open} paisa are billed, and ${kept} kept`)
}

const sums = ['amount', 'discount', 'taxable', 'vat', 'total'] as const

function total<Name extends string>(rows: Record<Name, number>[], name: Name) {
  return rows.reduce((sum, row) => sum + paisa(row[name]), 0)
}

function broken(holds: boolean, problem: string) {
  return holds ? [] : [problem]
}
