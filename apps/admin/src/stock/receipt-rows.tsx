import type { Receipt, ReceiptRow } from '@etrend/contract'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { PictureOf, WithPicture } from '../catalogue/pictures/picture-of'
import { counted } from '../ui/display/counted'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { RowsSkeleton } from '../ui/state/skeleton'

const SHOWN = 200

/** Preview of the pasted rows, with the errors of each. Rows with errors come first. */
export function ReceiptRows({
  receipt,
  isChecking,
}: {
  receipt: Receipt | undefined
  isChecking: boolean
}) {
  if (isChecking) return <RowsSkeleton rows={4} />
  if (!receipt) return null
  const { rows, wrong, pieces, units } = receipt
  const ordered = [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))]
  return (
    <section aria-label="What would be received" className="pt-8">
      <p role="status" className={`pb-3 text-base ${wrong > 0 ? 'font-medium text-danger' : ''}`}>
        {wrong > 0
          ? `${wrong} of ${counted(rows.length, 'row')} can't be received. Correct them above. Nothing is saved until then.`
          : `${counted(pieces, 'piece')} in ${counted(units, 'unit')}, from ${counted(rows.length, 'row')}.`}
      </p>
      <PlainTable
        title="Rows to receive"
        columns={columns}
        rows={ordered.slice(0, SHOWN)}
        keyOf={(row) => row.row}
      />
      {ordered.length > SHOWN ? (
        <p className="pt-3 text-muted">And {ordered.length - SHOWN} more rows.</p>
      ) : null}
    </section>
  )
}

const columns: Column<ReceiptRow>[] = [
  { title: 'Row', kind: 'number', place: 'labelled', cell: (row) => row.row },
  {
    title: 'Product',
    place: 'lead',
    card: ({ product }) => product,
    picture: ({ product_color }) =>
      product_color === null ? null : <PictureOf of={{ color: product_color }} />,
    cell: ({ product, product_color }) =>
      product_color === null ? (
        product
      ) : (
        <WithPicture of={{ color: product_color }}>{product}</WithPicture>
      ),
  },
  { title: 'Color', place: 'line', cell: (row) => row.color },
  { title: 'Size', place: 'line', cell: (row) => row.size },
  { title: 'Quantity', kind: 'number', place: 'figure', cell: (row) => row.quantity },
  { title: 'Level', place: 'foot', cell: (row) => <LevelChange row={row} /> },
  { title: 'Notes', place: 'line', cell: (row) => row.notes },
  { title: 'Cost', kind: 'number', place: 'labelled', cell: (row) => row.cost ?? '' },
]

function LevelChange({ row }: { row: ReceiptRow }) {
  if (!isWrong(row)) return `${row.before} → ${row.after}`
  return (
    <span className="grid gap-1 font-medium text-danger">
      {row.errors.map(({ column, message }) => (
        <span key={column} className="flex gap-1.5">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </span>
      ))}
    </span>
  )
}

function isWrong({ errors }: ReceiptRow) {
  return errors.length > 0
}
