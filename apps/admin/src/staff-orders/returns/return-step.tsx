import type { StaffReturn } from '@etrend/contract'
import { useState } from 'react'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { ReturnAnswer } from './return-answer'
import { ReturnFacts } from './return-facts'
import { ReturnReceipt } from './return-receipt'
import { ReturnSettlement } from './return-settlement'

/** A return's one button: its next step, or only its details where nothing is left to do or another role does it. */
export function ReturnStep({
  row,
  startsOpen = false,
}: {
  row: StaffReturn
  startsOpen?: boolean
}) {
  const [isOpen, setOpen] = useState(startsOpen)
  const label = useNextStep(row) ?? 'Details'
  return (
    <>
      <Button aria-label={`${label}: return of ${row.order_number}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? <ReturnDialog row={row} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** A return's steps, one after the other: received pieces are paid for or exchanged in the same dialog. */
function ReturnDialog({ row, onClose }: { row: StaffReturn; onClose: () => void }) {
  const step = useNextStep(row)
  return (
    <Dialog title={`Return of ${row.order_number}`} onCancel={onClose}>
      <div className="mt-3 grid gap-5">
        <ReturnFacts row={row} />
        {step === undefined ? (
          <div className="flex justify-end">
            <Button onClick={onClose}>Close</Button>
          </div>
        ) : row.state === 'requested' ? (
          <ReturnAnswer row={row} onClose={onClose} />
        ) : row.state === 'approved' ? (
          <ReturnReceipt row={row} onClose={onClose} />
        ) : (
          <ReturnSettlement row={row} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** What the user can do next with a return; undefined for nothing. */
function useNextStep({ state, wants }: StaffReturn) {
  const may = useMay()
  if (state === 'requested') return may('selling') ? 'Answer' : undefined
  if (state === 'approved') return may('packing') ? 'Receive' : undefined
  if (state !== 'received') return undefined
  if (may('refunds') && (wants === 'refund' || !may('selling'))) return 'Pay back'
  return may('selling') ? 'Exchange' : undefined
}
