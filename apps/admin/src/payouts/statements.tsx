import type { GatewayStatement } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { dayWords, nepalMoment } from '../lib/nepal-time'
import { Button } from '../ui/button'
import type { Column } from '../ui/column'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { counted } from '../ui/counted'
import { Loaded } from '../ui/loaded'
import { PlainTable } from '../ui/plain-table'
import { RowsSkeleton } from '../ui/skeleton'
import { gatewayNames } from './payout-words'

/** The statements that were added, the latest first. One that was added by mistake can be removed. */
export function Statements() {
  const [page, setPage] = useState(1)
  const [chosen, choose] = useState<GatewayStatement>()
  const answer = api.payouts.list.useQuery({
    queryKey: ['payouts', 'statements', page],
    queryData: { query: { page: String(page) } },
    meta: { notLoaded: 'Failed to fetch the statements' },
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="statements" className="grid gap-3 pt-10">
      <h2 id="statements" className="text-lg">
        Statements
      </h2>
      <Loaded answer={answer} skeleton={<RowsSkeleton rows={4} />}>
        {(body) =>
          body.total === 0 ? (
            <p>No statement is added yet.</p>
          ) : (
            <>
              <PlainTable
                title="Statements"
                columns={columnsWith(choose)}
                rows={body.items}
                keyOf={({ id }) => id}
              />
              {body.pages > 1 ? (
                <div className="flex items-center gap-3">
                  <Button disabled={page <= 1} onClick={() => setPage(body.page - 1)}>
                    Newer
                  </Button>
                  <span>
                    Page {body.page} of {body.pages}
                  </span>
                  <Button disabled={page >= body.pages} onClick={() => setPage(body.page + 1)}>
                    Older
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </Loaded>
      {chosen ? <RemoveDialog statement={chosen} onClose={() => choose(undefined)} /> : null}
    </section>
  )
}

function RemoveDialog({
  statement: { id, file_name, rows },
  onClose,
}: {
  statement: GatewayStatement
  onClose: () => void
}) {
  const { mutateAsync } = api.payouts.remove.useMutation()
  return (
    <ConfirmDialog
      title="Remove this statement?"
      label="Remove"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done="Statement removed"
      onClose={onClose}
    >
      {file_name} with its {counted(rows, 'row')}, and the reasons that were given for them. The
      file can be added again.
    </ConfirmDialog>
  )
}

const columnsWith = (onRemove: (row: GatewayStatement) => void): Column<GatewayStatement>[] => [
  { title: 'File', cell: ({ file_name }) => <span className="wrap-anywhere">{file_name}</span> },
  { title: 'Gateway', cell: ({ gateway }) => gatewayNames[gateway] },
  {
    title: 'Days',
    cell: ({ first_day, last_day }) =>
      first_day === last_day
        ? dayWords(first_day)
        : `${dayWords(first_day)} to ${dayWords(last_day)}`,
  },
  { title: 'Rows', kind: 'number', cell: ({ rows }) => rows },
  { title: 'Payments', kind: 'number', cell: ({ paid }) => price(paid) },
  { title: 'Refunds', kind: 'number', cell: ({ refunded }) => price(refunded) },
  { title: 'Fees', kind: 'number', cell: ({ fees }) => price(fees) },
  { title: 'Paid out', kind: 'number', cell: ({ net }) => price(net) },
  {
    title: 'Added',
    cell: ({ created_at, staff }) => `${nepalMoment(created_at)}${staff ? `, ${staff}` : ''}`,
  },
  {
    title: 'Remove',
    cell: (row) => (
      <Button aria-label={`Remove ${row.file_name}`} onClick={() => onRemove(row)}>
        Remove
      </Button>
    ),
  },
]

function price(amount: number) {
  const words = amount < 0 ? `−${formatPrice(-amount)}` : formatPrice(amount)
  return <span className="whitespace-nowrap">{words}</span>
}
