import type { ImportError } from '@etrend/contract'
import type { Column } from '../list/column'
import { PlainTable } from '../list/plain-table'

/** The file's errors, with row numbers and column names as in the spreadsheet. */
export function ImportErrors({
  title = 'Errors to correct',
  check: { errors, wrong },
}: {
  title?: string
  check: { errors: ImportError[]; wrong: number }
}) {
  return (
    <section aria-labelledby="errors-title" className="max-w-3xl">
      <h2 id="errors-title" className="pb-3 text-lg">
        {title}
      </h2>
      <PlainTable
        title={title}
        columns={columns}
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
  { title: 'What is wrong', place: 'foot', cell: ({ message }) => message },
]
