import { useState } from 'react'
import { TextField } from '../ui/text-field'
import type { CheckoutForm } from './use-checkout-form'

/** Asks for the buyer's PAN, which companies need on their bill. Closed until the customer opens it. */
export function BillFields({ form: { draft, problems, change, leave } }: { form: CheckoutForm }) {
  const [isOpen] = useState(draft.buyer_pan !== '')
  return (
    <details className="unfold border-t border-line" open={isOpen}>
      <summary>I need a bill with my PAN</summary>
      <div className="pb-5">
        <TextField
          label="PAN"
          name="buyer_pan"
          required={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint={`Nine digits. The bill is made out to ${draft.name}.`}
          value={draft.buyer_pan}
          problem={problems.buyer_pan}
          onChange={({ target }) => change({ buyer_pan: target.value })}
          onBlur={() => leave('buyer_pan')}
        />
      </div>
    </details>
  )
}
