import type { ImportedSale } from '@etrend/contract'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { when } from '../../lib/times'
import { counted } from '../../ui/display/counted'
import type { Column } from '../../ui/list/column'
import { PlainTable } from '../../ui/list/plain-table'
import { offWords, SaleOfferMark } from '../sale-offer-state'
import { ScopeWords } from '../scope/scope-words'

/** The sales of a table as they would be saved. Rows with a problem come first. */
export function ImportedSales({ rows }: { rows: ImportedSale[] }) {
  const wrong = rows.filter(({ problem }) => problem !== null)
  const ordered = [...wrong, ...rows.filter(({ problem }) => problem === null)]
  return (
    <section aria-label="What would be added" className="pt-8">
      <p
        role="status"
        className={`pb-3 text-base ${wrong.length > 0 ? 'font-medium text-danger' : ''}`}
      >
        {wrong.length > 0
          ? `${wrong.length} of ${counted(rows.length, 'row')} can’t be added. Correct them in the table. Nothing is saved until then.`
          : `${counted(rows.length, 'sale')} can be added.`}
      </p>
      <PlainTable
        title="Sales to add"
        columns={wrong.length > 0 ? [...columns, problemColumn] : columns}
        rows={ordered}
        keyOf={({ line }) => line}
      />
    </section>
  )
}

const columns: Column<ImportedSale>[] = [
  { title: 'Line', kind: 'number', place: 'labelled', cell: ({ line }) => line },
  { title: 'Title', place: 'lead', cell: ({ title }) => title },
  {
    title: 'State',
    place: 'status',
    cell: ({ sale }) => (sale ? <SaleOfferMark sale={sale} /> : null),
  },
  {
    title: 'Takes off',
    kind: 'number',
    place: 'figure',
    cell: ({ sale }) => (sale ? offWords(sale) : null),
  },
  { title: 'For', place: 'line', cell: ({ sale }) => (sale ? <ScopeWords of={sale} /> : null) },
  {
    title: 'From',
    place: 'foot',
    // Both times on a line of their own: a card shortens its facts, and a wrong year must not hide there.
    card: ({ sale }) => (sale ? `${when(sale.starts_at)} – ${untilWords(sale)}` : null),
    cell: ({ sale }) => (sale ? when(sale.starts_at) : null),
  },
  { title: 'Until', cell: ({ sale }) => (sale ? untilWords(sale) : null) },
]

const problemColumn: Column<ImportedSale> = {
  title: 'Problem',
  place: 'foot',
  cell: ({ problem }) =>
    problem === null ? null : (
      <span className="sm:max-w-80 flex gap-1.5 font-medium text-danger">
        <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
        {problem}
      </span>
    ),
}

function untilWords({ ends_at }: NonNullable<ImportedSale['sale']>) {
  return ends_at === null ? 'No end' : when(ends_at)
}
