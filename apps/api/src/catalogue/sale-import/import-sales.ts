import type { SaleImport, SaleOffer } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import type { Database, Queries } from '../../db/client'
import { saleOffer } from '../../db/schema/sale-offers'
import type { Author } from '../../records/audit'
import { addRow } from '../../records/writes'
import { refuseProblems } from '../../sheets/table'
import type { saleOfferStore } from '../sale-offers'
import { readSales, type ReadSale } from './read-sales'

/** Says which sales a table has and what is wrong with its rows, at `now` (ISO). Writes nothing. */
export async function tryImport(db: Queries, sheet: string[][], now: string): Promise<SaleImport> {
  const rows = await readSales(db, sheet, now)
  return importOf(refusedTwice(rows, await savedSales(db), now), 0)
}

/**
 * Adds the sales of a table as if by hand, each with its audit entry; or none, and refuses (400), where a row has a
 * problem. The table is read before the transaction, so that no other write waits for that.
 */
export async function importSales(
  db: Database,
  sheet: string[][],
  store: ReturnType<typeof saleOfferStore>,
  by: Author,
): Promise<SaleImport> {
  const read = await readSales(db.read, sheet, by.at)
  return await db.transaction(async (tx) => {
    const rows = refusedTwice(read, await savedSales(tx), by.at)
    refuseProblems(rows)
    const sales = rows.flatMap(({ sale }) => sale ?? [])
    for (const sale of sales) await addRow(tx, store, sale, by)
    return importOf(rows, sales.length)
  })
}

function importOf(rows: ReadSale[], added: number): SaleImport {
  return { rows: rows.map(({ hasStart: _hasStart, ...row }) => row), added }
}

type Times = Pick<SaleOffer, 'title' | 'starts_at' | 'ends_at'>

async function savedSales(queries: Queries): Promise<Times[]> {
  const { title, starts_at, ends_at } = saleOffer
  return await queries.select({ title, starts_at, ends_at }).from(saleOffer)
}

/**
 * The rows, with a problem at those that the shop has already, or an earlier row: the same title and times. Of a row
 * without a start, which begins at the time of its import, an earlier import is a sale that has begun.
 */
function refusedTwice(rows: ReadSale[], saved: Times[], now: string): ReadSale[] {
  return rows.map((row, at) => {
    if (!row.sale) return row
    const { sale, hasStart } = row
    const isSame = (other: Times) =>
      nameKey(other.title) === nameKey(sale.title) &&
      other.ends_at === sale.ends_at &&
      (hasStart ? other.starts_at === sale.starts_at : other.starts_at <= now)
    const earlier = rows.slice(0, at).find((other) => other.sale && isSame(other.sale))
    if (saved.some(isSame)) {
      return { ...row, problem: `There is a sale “${sale.title}” at these times already.` }
    }
    if (!earlier) return row
    return { ...row, problem: `Line ${earlier.line} is a sale “${sale.title}” at the same times.` }
  })
}
