import type { EditPreview, OrderEdit } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { api } from '../../lib/api'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogActions } from '../../ui/dialog/dialog-actions'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Shows what a change of an order would cost, before it is saved. */
export function EditDialog({
  number,
  seenEvent,
  change,
  cost: { before, after, difference, to_pay, pay_back, changes },
  onClose,
  onSaved,
}: {
  number: string
  seenEvent: number | undefined
  change: OrderEdit
  cost: EditPreview
  onClose: () => void
  onSaved: () => void
}) {
  const { mutateAsync } = api.staffOrders.edit.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  function save() {
    const seen = seenEvent === undefined ? {} : { seen_event: seenEvent }
    const body = { ...change, ...seen, expected_total: after.total }
    void attempt(() => mutateAsync({ params: { number }, body }), 'Order changed', onSaved)
  }

  return (
    <Dialog title={`Change ${number}?`} onCancel={onClose}>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <dt className="text-muted">Total before</dt>
        <dd className="text-end">{formatPrice(before.total)}</dd>
        <dt className="text-muted">Total after</dt>
        <dd className="font-semibold text-end">{formatPrice(after.total)}</dd>
      </dl>
      <p className="py-3">
        {difference > 0
          ? `The customer pays ${formatPrice(difference)} more.`
          : difference < 0
            ? `The customer pays ${formatPrice(-difference)} less.`
            : 'The price stays the same.'}
      </p>
      {to_pay > 0 ? <p className="pb-3">{formatPrice(to_pay)} is to be paid on delivery.</p> : null}
      {pay_back > 0 ? (
        <p className="pb-3">{formatPrice(pay_back)} goes back to the customer.</p>
      ) : null}
      {changes.length > 0 ? (
        <Notice>
          <ul>
            {changes.map(({ product_color, size, message }) => (
              <li key={`${product_color}-${size}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {refusal ? <Notice>{refusal}</Notice> : null}
      <DialogActions
        label={isBusy ? 'Saving…' : 'Save changes'}
        isBusy={isBusy || changes.length > 0}
        onConfirm={save}
        onCancel={onClose}
      />
    </Dialog>
  )
}
