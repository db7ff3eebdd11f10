import { bikramSambat, fiscalYear, formatBikramSambat } from '@etrend/contract/bikram-sambat'
import { kathmanduTime, kathmanduYear } from '@etrend/contract/kathmandu'
import type { Queries } from '../../db/client'
import { nextNumber } from '../rows/numbers'

/** The fiscal year, '2083-84'; the year AD where the table of the Nepali calendar has ended. */
export function yearOf(now: Date) {
  const nepali = bikramSambat(now)
  return nepali ? fiscalYear(nepali) : String(kathmanduYear(now))
}

/**
 * The next number of a series at an outlet, 'SI-01-2083-84-00001', with its fiscal year and day. It belongs to the
 * transaction that writes the bill or credit note, so that no number is missing.
 */
export async function nextBillNumber(tx: Queries, series: string, outlet: string, now: Date) {
  const fiscal_year = yearOf(now)
  const prefix = `${series}-${outlet}-${fiscal_year}`
  const serial = await nextNumber(tx, counterOf(prefix))
  const nepali = bikramSambat(now)
  return {
    number: `${prefix}-${String(serial).padStart(5, '0')}`,
    fiscal_year,
    issued_at: now.toISOString(),
    date_bs: nepali ? formatBikramSambat(nepali) : kathmanduTime(now).slice(0, 10),
  }
}

/** The counter of the numbers with this prefix, 'SI-01-2083-84' or 'INV-2083-84'. */
export function counterOf(prefix: string) {
  return prefix.startsWith('INV-') ? `invoice-${prefix.slice(4)}` : `bill ${prefix}`
}
