import type { GatewayStatement } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useState } from 'react'
import { api } from '../lib/api'
import { dayWords, when } from '../lib/times'
import { Button } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { counted } from '../ui/display/counted'
import type { Column } from '../ui/list/column'
import { useListAddress } from '../ui/list/list-address'
import { PagedList, listPageQuery } from '../ui/list/paged-list'
import { PlainTable } from '../ui/list/plain-table'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { gatewayNames } from './payout-words'

/** The statements that were added, the latest first. One that was added by mistake can be removed. */
export function Statements() {
  const address = useListAddress([], 'statements')
  const [chosen, choose] = useState<GatewayStatement>()
  const answer = api.payouts.list.useQuery(
    listPageQuery(['payouts', 'statements'], address, 'Failed to fetch the statements'),
  )
  return (
    <section aria-labelledby="statements" className="pt-10">
      <h2 id="statements" className="text-lg">
        Statements
      </h2>
      <PagedList
        name="statements"
        address={address}
        columns={columnsWith(choose)}
        answer={answer}
        none="No statement is added yet."
        next={null}
      >
        {(rows, shown) => (
          <PlainTable title="Statements" columns={shown} rows={rows} keyOf={({ id }) => id} />
        )}
      </PagedList>
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
  {
    title: 'File',
    place: 'lead',
    cell: ({ file_name }) => <span className="wrap-anywhere">{file_name}</span>,
  },
  { title: 'Gateway', place: 'line', cell: ({ gateway }) => gatewayNames[gateway] },
  {
    title: 'Days',
    place: 'line',
    cell: ({ first_day, last_day }) =>
      first_day === last_day
        ? dayWords(first_day)
        : `${dayWords(first_day)} to ${dayWords(last_day)}`,
  },
  { title: 'Rows', kind: 'number', place: 'labelled', cell: ({ rows }) => rows },
  { title: 'Payments', kind: 'number', cell: ({ paid }) => price(paid) },
  { title: 'Refunds', kind: 'number', cell: ({ refunded }) => price(refunded) },
  { title: 'Fees', kind: 'number', cell: ({ fees }) => price(fees) },
  { title: 'Paid out', kind: 'number', place: 'figure', cell: ({ net }) => price(net) },
  {
    title: 'Added',
    cell: ({ created_at, staff }) => `${when(created_at)}${staff ? `, ${staff}` : ''}`,
  },
  {
    title: 'Remove',
    place: 'menu',
    card: (row) => (
      <RowMenu name={row.file_name}>
        <button
          type="button"
          aria-label={`Remove ${row.file_name}`}
          onClick={() => onRemove(row)}
          className={`${rowActionLook} text-danger`}
        >
          Remove
        </button>
      </RowMenu>
    ),
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
