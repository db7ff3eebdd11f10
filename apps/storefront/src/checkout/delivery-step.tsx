import type { OfferedDelivery } from '@etrend/contract'
import { useId } from 'react'
import { deliveryInWords } from '../lib/ordering/delivery-words'
import { useUsername } from '../lib/session'
import { Button } from '../ui/button'
import { DeliveryForm } from '../ui/delivery-form'
import { SavedAddresses } from './saved-addresses'
import { StepForm } from './step-form'
import type { CheckoutForm } from './use-checkout-form'

/** The second step: who gets the parcel, and where. */
export function DeliveryStep({
  form,
  delivery,
  changed,
}: {
  form: CheckoutForm
  delivery: OfferedDelivery | undefined
  /** What another district has changed in the sums; undefined where nothing. */
  changed: string | undefined
}) {
  const id = useId()
  const username = useUsername()
  const { draft, problems, change, leave } = form
  return (
    <StepForm name="delivery" next="payment" form={form}>
      {username && <SavedAddresses draft={draft} onChoose={change} />}
      <DeliveryForm delivery={draft} problems={problems} onChange={change} onLeave={leave} />
      <p className="text-sm text-muted" aria-live="polite">
        {draft.district && delivery ? `${draft.district}: ` : ''}
        {deliveryInWords(draft.district, delivery)}
      </p>
      <p className="text-sm font-medium empty:hidden" role="status">
        {changed}
      </p>
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          Note for us <span className="text-muted">(optional)</span>
        </label>
        <textarea
          id={id}
          name="note"
          rows={2}
          maxLength={500}
          className="field mt-1 w-full py-2"
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
      {username && (
        <label className="filter-option">
          <input
            type="checkbox"
            className="tick"
            checked={draft.keep_address}
            onChange={({ target }) => change({ keep_address: target.checked })}
          />
          Keep this address in my account
        </label>
      )}
      <Button type="submit" className="w-full">
        Continue to payment
      </Button>
    </StepForm>
  )
}
