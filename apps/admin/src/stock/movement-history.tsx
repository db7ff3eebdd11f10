import type { LedgerRow } from '@etrend/contract'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { when } from '../lib/times'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'

/** All ledger rows of one stock movement: what was written, when, by whom, and which row reversed it. */
export function MovementHistory({ id }: { id: number }) {
  const history = api.stockLevels.history.useQuery({
    queryKey: ['stock', 'history', id],
    queryData: { params: { id: String(id) } },
  })
  return (
    <section aria-labelledby="history" className="pt-10">
      <h2 id="history" className="pb-3 text-lg">
        In the ledger
      </h2>
      {history.data ? (
        <PlainTable
          title="In the ledger"
          columns={columns}
          rows={history.data.body}
          keyOf={(row) => row.seq}
        />
      ) : history.error ? (
        <FailedState
          message={refusalOf(history.error).message}
          isTrying={history.isFetching}
          onRetry={history.refetch}
        />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </section>
  )
}

const columns: Column<LedgerRow>[] = [
  { title: 'Row', kind: 'number', cell: (row) => row.seq },
  { title: 'When', place: 'line', cell: (row) => when(row.created_at) },
  { title: 'Who', place: 'line', cell: (row) => row.staff ?? 'The shop' },
  { title: 'Unit', place: 'lead', cell: (row) => `${row.product_color_info}, ${row.size_name}` },
  { title: 'Movement', place: 'figure', cell: (row) => `${row.movement_type} ${row.quantity}` },
  { title: 'Notes', place: 'line', cell: (row) => row.notes },
  { title: 'State', place: 'status', cell: stateOf },
]

function stateOf({ reverses, stands }: LedgerRow) {
  if (reverses !== null) return `Reverses row ${reverses}`
  return stands ? 'In effect' : 'Reversed'
}
