import { returnAnswer, type ReturnAnswer as Answer, type StaffReturn } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** Approves or refuses a requested return, with a message to the customer. */
export function ReturnAnswer({ row: { id } }: { row: StaffReturn }) {
  const { mutateAsync } = api.returns.answer.useMutation()
  const { perform, isBusy } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(returnAnswer),
    defaultValues: { decision: 'approved', answer: '' },
  })
  const { refusal, submitting } = useSubmit(form)
  function decide(decision: Answer['decision']) {
    form.setValue('decision', decision)
    const params = { id: String(id) }
    submitting((body) => perform(() => mutateAsync({ params, body }), `Return ${decision}`))()
  }
  return (
    <div className="max-w-md grid gap-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="answer"
        label="Answer to the customer"
        hint="Part of the mail to the customer. If you refuse the return, give the reason."
      />
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={() => decide('approved')}>
          Approve
        </Button>
        <Button disabled={isBusy} onClick={() => decide('refused')}>
          Refuse
        </Button>
      </div>
    </div>
  )
}
