import type { Handover } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useState } from 'react'
import { codesOf } from '../../lib/addresses'
import { api } from '../../lib/api'
import { openHandoverList } from '../../lib/parcel-papers'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { counted } from '../../ui/display/counted'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { AddressLabelDialog } from './address-label-dialog'

/** What was handed over and what not, with the papers and Undo. */
export function HandedOver({
  handover,
  moved,
  refused,
  onClose,
}: {
  handover: Handover | null
  moved: string[]
  refused: { number: string; message: string }[]
  onClose: () => void
}) {
  const { mutateAsync } = api.handovers.undo.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [isLabelling, setLabelling] = useState(false)
  if (isLabelling) return <AddressLabelDialog numbers={moved} onClose={() => setLabelling(false)} />

  function undo(id: number) {
    void attempt(
      () => mutateAsync({ params: { id: String(id) } }),
      'Handover taken back. Its orders have the state Packed again.',
      onClose,
    )
  }

  return (
    <Dialog title={titleOf(handover, refused.length)} onCancel={onClose}>
      <div className="mt-3 grid gap-3">
        {refusal ? <Notice>{refusal}</Notice> : null}
        {handover ? (
          <>
            <p>
              {counted(handover.parcels, 'parcel')}, {formatPrice(handover.to_collect)} to collect
              in cash.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                kind="primary"
                data-first-focus
                disabled={isBusy}
                onClick={() =>
                  void attempt(
                    () => openHandoverList(handover.id),
                    () => undefined,
                  )
                }
              >
                Handover list
              </Button>
              <Button onClick={() => setLabelling(true)}>Address labels</Button>
              <ButtonLink to={codesOf(handover.id)}>Courier codes</ButtonLink>
              <Button disabled={isBusy} onClick={() => undo(handover.id)}>
                Undo
              </Button>
            </div>
          </>
        ) : null}
        <ul className="grid max-h-80 gap-2 overflow-y-auto">
          {refused.map(({ number, message }) => (
            <li key={number}>
              <Notice>
                <b className="font-semibold">{number}</b> {message}
              </Notice>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}

function titleOf(handover: Handover | null, refused: number) {
  if (!handover) return 'Nothing was handed over'
  const done = `Handed over to ${handover.courier.name}`
  return refused === 0 ? done : `${done}, ${refused} not`
}
