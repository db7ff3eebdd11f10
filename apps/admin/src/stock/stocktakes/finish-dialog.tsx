import type { StocktakeReview, Uncounted } from '@etrend/contract'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { stocktakeAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { counted } from '../../ui/display/counted'
import { controlLook, Field } from '../../ui/form/field'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { forgetUnits } from './kept-units'

/** Asks what happens to units that nobody counted, and writes the differences, or cancels the stocktake. */
export function FinishDialog({
  review: { stocktake, entries, lines },
  onClose,
}: {
  review: StocktakeReview
  onClose: () => void
}) {
  const ids = { notes: useId(), uncounted: useId() }
  const [uncounted, setUncounted] = useState<Uncounted>('keep')
  const [notes, setNotes] = useState('')
  const navigate = useNavigate()
  const finishing = api.stocktakes.finish.useMutation()
  const cancelling = api.stocktakes.cancel.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const params = { id: String(stocktake.id) }
  const missed = lines.filter((line) => line.counted === null).length
  const differences = lines.filter(({ difference }) => difference !== 0).length

  function end(work: () => Promise<unknown>, words: string) {
    void attempt(work, words, () => {
      onClose()
      forgetUnits(stocktake.id)
      void navigate(stocktakeAt())
    })
  }

  return (
    <Dialog title="End the stocktake" onCancel={onClose}>
      <div className="grid gap-4 pt-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <p>
          {differences === 0
            ? 'There is no difference: nothing of the stock changes.'
            : `${counted(differences, 'difference')} will be written, each as a stock movement.`}
        </p>
        {missed > 0 ? (
          <Field
            id={ids.uncounted}
            label={`${counted(missed, 'unit')} that nobody counted`}
            isRequired={false}
            error={undefined}
          >
            <select
              id={ids.uncounted}
              value={uncounted}
              onChange={({ target }) => setUncounted(target.value === 'zero' ? 'zero' : 'keep')}
              className={controlLook}
            >
              <option value="keep">Keep their stock as it is</option>
              <option value="zero">Set their stock to 0</option>
            </select>
          </Field>
        ) : null}
        <Field id={ids.notes} label="Notes" isRequired={false} error={undefined}>
          <input
            id={ids.notes}
            maxLength={300}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            className={controlLook}
          />
        </Field>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button
          disabled={isBusy}
          onClick={() => end(() => cancelling.mutateAsync({ params }), 'Stocktake cancelled')}
        >
          Cancel without changes
        </Button>
        <Button onClick={onClose}>Back</Button>
        <Button
          kind="primary"
          disabled={isBusy}
          onClick={() =>
            end(
              () => finishing.mutateAsync({ params, body: { entries, uncounted, notes } }),
              'Stocktake finished',
            )
          }
        >
          {isBusy ? 'Writing…' : 'Write the differences'}
        </Button>
      </div>
    </Dialog>
  )
}
