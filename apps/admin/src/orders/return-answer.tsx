import { returnAnswer, type ReturnAnswer as Answer, type StaffReturn } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'

/** Approves or refuses a requested return, with a message to the customer. */
export function ReturnAnswer({ row: { id } }: { row: StaffReturn }) {
  const { mutateAsync } = api.returns.answer.useMutation()
  const { perform, isBusy } = useStaffAction()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(returnAnswer),
    defaultValues: { decision: 'approved', answer: '' },
  })
  function decide(decision: Answer['decision']) {
    form.setValue('decision', decision)
    return form.handleSubmit(async (sent) => {
      setRefusal(undefined)
      try {
        await perform(
          () => mutateAsync({ params: { id: String(id) }, body: sent }),
          `Return ${decision}`,
        )
      } catch (error) {
        setRefusal(showRefusal(form, error, sent))
      }
    })
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
        <Button disabled={isBusy} onClick={() => void decide('approved')()}>
          Approve
        </Button>
        <Button disabled={isBusy} onClick={() => void decide('refused')()}>
          Refuse
        </Button>
      </div>
    </div>
  )
}
