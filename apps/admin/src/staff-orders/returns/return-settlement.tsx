import type { StaffReturn } from '@etrend/contract'
import { useState } from 'react'
import * as z from 'zod'
import { api } from '../../lib/api'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { SmallForm } from '../../ui/form/small-form'
import { TextField } from '../../ui/form/text-field'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { paidBackNow, payBackNowChoices } from '../refunds/pay-back-choices'
import { PayBackFields } from '../refunds/pay-back-fields'
import { isReferenced, payBackFields, refundAmount, unreferenced } from '../refunds/refund-schema'
import { ExchangeForm } from './exchange-form'

const schema = z
  .object({ amount: refundAmount, ...payBackFields })
  .refine(isReferenced, unreferenced)
type Sent = z.output<typeof schema>
type Written = z.input<typeof schema>

/** Closes a received return with a refund or with an exchange order. */
export function ReturnSettlement({ row }: { row: StaffReturn }) {
  const { id, wants, worth } = row
  const { mutateAsync } = api.returns.refund.useMutation()
  const { perform } = useStaffAction()
  const may = useMay()
  const [canPayBack, canExchange] = [may('refunds'), may('selling')]
  const [isExchange, setExchange] = useState(canExchange && (wants === 'exchange' || !canPayBack))
  if (!canPayBack && !canExchange) return null
  return (
    <div className="grid gap-3">
      {isExchange ? (
        <ExchangeForm row={row} />
      ) : (
        <SmallForm<Written, Sent>
          schema={schema}
          start={{ amount: String(worth), way: '', reference: '' }}
          restart={(sent) => sent}
          label="Pay back and close"
          save={({ amount, way, reference }) => {
            const body = { amount, ...paidBackNow({ way, reference }) }
            const done = way === '' ? 'Refund noted' : 'Refund paid back'
            return perform(() => mutateAsync({ params: { id: String(id) }, body }), done)
          }}
          fields={(form) => (
            <>
              <TextField
                form={form}
                name="amount"
                label="Amount"
                hint="In rupees. Filled in: what was paid for the pieces."
                inputMode="decimal"
                autoComplete="off"
                required
              />
              <PayBackFields
                form={form}
                way="way"
                reference="reference"
                label="Pay back"
                choices={payBackNowChoices}
              />
            </>
          )}
        />
      )}
      {canPayBack && canExchange ? (
        <div>
          <Button onClick={() => setExchange(!isExchange)}>
            {isExchange ? 'Give the money back instead' : 'Exchange instead'}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
