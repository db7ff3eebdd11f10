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
export function ReturnAnswer({ row: { id }, onClose }: { row: StaffReturn; onClose: () => void }) {
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
    submitting((body) =>
      perform(() => mutateAsync({ params, body }), `Return ${decision}`, onClose),
    )()
  }
  return (
    <div className="grid gap-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="answer"
        label="Answer to the customer"
        hint="Part of the mail to the customer. If you refuse the return, give the reason."
        data-first-focus
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button disabled={isBusy} onClick={() => decide('refused')}>
          Refuse
        </Button>
        <Button kind="primary" disabled={isBusy} onClick={() => decide('approved')}>
          Approve
        </Button>
      </div>
    </div>
  )
}
