import { contract } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { CheckField } from '../../ui/form/check-field'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextAreaField } from '../../ui/form/text-area-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'

/** The button that adds a note to the order's timeline. */
export function AddNote({ number }: { number: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a note</Button>
      {isOpen ? <NoteDialog number={number} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function NoteDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { mutateAsync } = api.staffOrders.note.useMutation()
  const { perform } = useStaffAction()
  const form = useForm({
    resolver: zodResolver(contract.staffOrders.note.body),
    defaultValues: { text: '', is_public: false },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((body) =>
    perform(() => mutateAsync({ params: { number }, body }), 'Note added', onClose),
  )
  return (
    <DialogForm
      title="Add a note"
      label="Add note"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <TextAreaField form={form} name="text" label="Note" rows={3} data-first-focus />
      <CheckField form={form} name="is_public" label="Visible to the customer" />
    </DialogForm>
  )
}
