import type { ImportError } from '@etrend/contract'
import type { ReactNode } from 'react'
import type { Column } from '../list/column'
import { PlainTable } from '../list/plain-table'

/**
 * The file's errors, with row numbers and column names as in the spreadsheet. `after` is shown behind an error's message,
 * such as a link to what can be corrected in the shop.
 */
export function ImportErrors<Row extends ImportError>({
  title = 'Errors to correct',
  check: { errors, wrong },
  after,
}: {
  title?: string
  check: { errors: Row[]; wrong: number }
  after?: (row: Row) => ReactNode
}) {
  const what: Column<Row> = {
    title: 'What is wrong',
    place: 'foot',
    cell: (row) => (
      <>
        {row.message}
        {after ? <> {after(row)}</> : null}
      </>
    ),
  }
  return (
    <section aria-labelledby="errors-title" className="max-w-3xl">
      <h2 id="errors-title" className="pb-3 text-lg">
        {title}
      </h2>
      <PlainTable
        title={title}
        columns={[...columns, what]}
        rows={errors}
        keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
      />
      {wrong > errors.length ? (
        <p className="pt-3 text-muted">And {wrong - errors.length} more.</p>
      ) : null}
    </section>
  )
}

const columns: Column<ImportError>[] = [
  {
    title: 'Row',
    kind: 'number',
    place: 'lead',
    card: ({ row }) => `Row ${row}`,
    cell: ({ row }) => row,
  },
  { title: 'Column', place: 'labelled', cell: ({ column }) => column },
]
