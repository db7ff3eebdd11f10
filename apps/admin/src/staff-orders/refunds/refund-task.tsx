import { contract, type RefundRow } from '@etrend/contract'
import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { SmallForm } from '../../ui/form/small-form'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { payBackChoices } from './pay-back-choices'
import { PayBackFields } from './pay-back-fields'

const schema = contract.refunds.done.body
type Done = z.output<typeof schema>

/** What staff can do about a refund that nobody has paid back yet. */
export function RefundTask({ refund: { id, method, can_send, problem } }: { refund: RefundRow }) {
  const params = { id: String(id) }
  const blank = { way: method, reference: '' }
  const finishing = api.refunds.done.useMutation()
  const sending = api.refunds.send.useMutation()
  const { perform, attempt, isBusy, refusal } = useStaffAction()
  const [isFinishing, setFinishing] = useState(false)
  return (
    <>
      {(refusal ?? problem) ? <Notice>{refusal ?? problem}</Notice> : null}
      <div className="flex flex-wrap gap-2 pt-2">
        {can_send ? (
          <Button
            disabled={isBusy}
            onClick={() => void attempt(() => sending.mutateAsync({ params }), sentWords)}
          >
            {isBusy ? 'Asking Khalti…' : 'Let Khalti pay it back'}
          </Button>
        ) : null}
        {isFinishing ? null : <Button onClick={() => setFinishing(true)}>Note as paid back</Button>}
      </div>
      {isFinishing ? (
        <SmallForm<Done, Done>
          schema={schema}
          start={blank}
          restart={() => blank}
          label="Paid back"
          save={(body) =>
            perform(
              () => finishing.mutateAsync({ params, body: onlyNeeded(body) }),
              'Refund paid back',
            )
          }
          fields={(form) => (
            <PayBackFields
              form={form}
              way="way"
              reference="reference"
              label="Paid back by"
              choices={payBackChoices}
            />
          )}
        />
      ) : null}
    </>
  )
}

/** Without a reference that was typed before another way was chosen. */
function onlyNeeded({ way, reference }: Done): Done {
  return { way, reference: way === 'cash' ? '' : reference }
}

/** The toast after sending. None if Khalti didn't confirm: the refund's own line shows that. */
function sentWords({ body: { state } }: { body: RefundRow }) {
  return state === 'done' ? 'Refund sent' : undefined
}
