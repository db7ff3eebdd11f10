import { contract, type ExportedNoun } from '@etrend/contract'
import * as z from 'zod'
import type { Queries } from '../db/client'
import { refusingInvalid } from '../http/list-page'
import { pacer } from '../lib/pacer'
import { BYTE_ORDER_MARK, csvLine } from '../sheets/csv'
import type { RecordKind } from './record-kind'

const CHUNK = 200

/**
 * The rows of a noun's list for this query, as CSV: all pages, whichever page the query names. Reads and writes in
 * chunks, so that no other request waits for more than one chunk. Throws Refusal (400) where the list would refuse.
 */
export async function exportCsv(
  queries: Queries,
  kind: RecordKind,
  noun: ExportedNoun,
  query: Record<string, string>,
) {
  const { page: _page, page_size: _size, ...asked } = query
  const read = refusingInvalid(() => kind.pages(queries, asked))
  const columns = columnsOf(contract[noun].list.responses[200].element)
  let csv = BYTE_ORDER_MARK + csvLine(columns)
  const breathe = pacer()
  for (let page = 1; ; page += 1) {
    const rows = await read(page, CHUNK)
    for (const row of rows) {
      csv += csvLine(columns.map((column) => valueAt(row, column)))
      await breathe()
    }
    if (rows.length < CHUNK) return csv
    await breathe()
  }
}

/** The fields of a row; those of an object in it as 'category.title'. */
function columnsOf(row: z.ZodObject): string[] {
  return Object.entries(row.shape).flatMap(([name, field]) =>
    field instanceof z.ZodObject ? columnsOf(field).map((inner) => `${name}.${inner}`) : name,
  )
}

const object = z.record(z.string(), z.unknown())

function valueAt(row: unknown, column: string): unknown {
  return column
    .split('.')
    .reduce((value: unknown, name) => object.safeParse(value).data?.[name], row)
}
