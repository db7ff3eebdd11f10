import type { StaffReturn, PieceCondition } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { controlLook } from '../../ui/form/field'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Records the condition of each returned piece. Resellable pieces go back into stock. */
export function ReturnReceipt({
  row: { id, pieces },
  onClose,
}: {
  row: StaffReturn
  onClose: () => void
}) {
  const { mutateAsync } = api.returns.receive.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [damaged, setDamaged] = useState<number[]>([])
  const conditionOf = (piece: number): PieceCondition =>
    damaged.includes(piece) ? 'damaged' : 'resellable'

  function receive() {
    const came = pieces.map((piece) => ({ id: piece.id, condition: conditionOf(piece.id) }))
    void attempt(
      () => mutateAsync({ params: { id: String(id) }, body: { pieces: came } }),
      'Return received',
    )
  }

  return (
    <div className="grid gap-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <fieldset className="grid gap-2">
        <legend className="font-semibold pb-1">Condition of the pieces</legend>
        {pieces.map((piece) => (
          <label key={piece.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {piece.quantity} × {piece.name}, {piece.color_name}, {piece.size_name}
            </span>
            <select
              value={conditionOf(piece.id)}
              onChange={({ target }) =>
                setDamaged(
                  target.value === 'damaged'
                    ? [...damaged, piece.id]
                    : damaged.filter((one) => one !== piece.id),
                )
              }
              className={`${controlLook} max-w-40`}
            >
              <option value="resellable">Resellable</option>
              <option value="damaged">Damaged</option>
            </select>
          </label>
        ))}
      </fieldset>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" disabled={isBusy} onClick={receive}>
          Receive
        </Button>
      </div>
    </div>
  )
}
