import type { Report, ReportList, ReportRow } from '@etrend/contract'
import type { Queries } from '../../../db/client'
import type { Days } from '../../../lib/nepali-months'
import type { Periods } from '../periods'

/** The sums of a row in one period: money in paisa. */
export type Sums = Record<string, number | null>

export type KindRow = {
  /** What a row is matched by between periods. */
  key: string
  name: string
  /** The list that has what was counted; orders when missing. */
  list?: ReportList
  filter: Record<string, string>
  /** The days of the row, where it is about a part of the period. */
  span?: Days
  /** Rows with a place come in the order of their places, others with the highest figure first. */
  place?: string
  sums: Sums
}

/** What one report is made of. */
export type ReportKind = {
  columns: Report['columns']
  charted: string
  /** Columns with today's figures, which the compared periods don't have. */
  onlyNow?: string[]
  note: string
  /** The parts of the total, where the rows are in several lists. */
  parts?: Required<Pick<KindRow, 'name' | 'list' | 'filter'>>[]
  /** Rows come in the order of time. */
  isInTime?: boolean
  /** The rows of one period. `isNow` is false for the two that are compared. */
  rows: (db: Queries, days: Days, isNow: boolean) => Promise<KindRow[]>
  /** Adds the columns that are no sums. Called for each row and for the total. */
  derive?: (sums: Sums, days: Days) => Sums
}

type Built = Pick<Report, 'columns' | 'charted' | 'note' | 'rows' | 'parts' | 'total'>

/** All rows of a report with the compared periods, in rupees. */
export async function buildReport(
  db: Queries,
  kind: ReportKind,
  { now, before, last_year }: Periods,
): Promise<Built> {
  const { columns, charted, note } = kind
  const current = await kind.rows(db, now, true)
  const former = await kind.rows(db, before, false)
  // A year is compared with the same one twice.
  const isSame = last_year?.from === before.from && last_year.to === before.to
  const old = last_year && (isSame ? former : await kind.rows(db, last_year, false))
  const inRupees = (sums: Sums, days: Days) =>
    figuresOf(columns, kind.derive ? kind.derive(sums, days) : sums)
  const unknown = Object.fromEntries((kind.onlyNow ?? []).map((key) => [key, null]))
  const past = (sums: Sums) => ({ ...sums, ...unknown })
  const compared = (a: KindRow[], b: KindRow[], c: KindRow[]) => ({
    now: inRupees(sumsOf(columns, a), now),
    before: inRupees(past(sumsOf(columns, b)), before),
    last_year: last_year && inRupees(past(sumsOf(columns, c)), last_year),
  })

  const sets = [current, former, old ?? []].map(
    (rows) => new Map(rows.map((row) => [row.key, row])),
  )
  const keys = new Set(sets.flatMap((rows) => [...rows.keys()]))
  const rows = [...keys].map((key): ReportRow => {
    const [a, b, c] = sets.map((found) => found.get(key))
    const { name: itsName = '', filter = {}, list = 'orders' } = a ?? b ?? c ?? {}
    const isPart = [a, b, c].some((row) => row?.span)
    const name = isPart && !a ? 'Only in the other periods' : itsName
    const spans = isPart
      ? { now: a?.span ?? null, before: b?.span ?? null, last_year: c?.span ?? null }
      : null
    return { key, name, list, filter, spans, ...compared(listed(a), listed(b), listed(c)) }
  })
  const value = ({ now: sums, before: past }: ReportRow) => [sums[charted] ?? 0, past[charted] ?? 0]
  const places = new Map([...current, ...former, ...(old ?? [])].map((row) => [row.key, row.place]))
  const byPlace = (a: ReportRow, b: ReportRow) =>
    inOrder(places.get(a.key) ?? '', places.get(b.key) ?? '')
  if (!kind.isInTime) rows.sort((a, b) => byPlace(a, b) || descending(value(a), value(b)))
  const total = compared(current, former, old ?? [])
  const parts = (kind.parts ?? []).map((part): ReportRow => {
    const ofList = (all: KindRow[]) => all.filter(({ list = 'orders' }) => list === part.list)
    const sums = compared(ofList(current), ofList(former), ofList(old ?? []))
    return { key: part.list, ...part, spans: null, ...sums }
  })
  return { columns, charted, note, rows, parts, total }
}

function listed(row: KindRow | undefined) {
  return row ? [row] : []
}

function sumsOf(columns: Report['columns'], rows: KindRow[]): Sums {
  return Object.fromEntries(
    columns.map(({ key }) => [key, rows.reduce((sum, { sums }) => sum + (sums[key] ?? 0), 0)]),
  )
}

function figuresOf(columns: Report['columns'], sums: Sums) {
  return Object.fromEntries(
    columns.map(({ key, kind }) => {
      const value = sums[key] ?? null
      return [key, value !== null && kind === 'money' ? Math.round(value) / 100 : value]
    }),
  )
}

function inOrder(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function descending(a: number[], b: number[]) {
  return (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0)
}
