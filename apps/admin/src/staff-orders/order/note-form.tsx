import { contract } from '@etrend/contract'
import type * as z from 'zod'
import { api } from '../../lib/api'
import { CheckField } from '../../ui/form/check-field'
import { SmallForm } from '../../ui/form/small-form'
import { TextAreaField } from '../../ui/form/text-area-field'
import { useStaffAction } from '../../ui/state/use-staff-action'

const schema = contract.staffOrders.note.body
type Note = z.output<typeof schema>

/** Adds a note to the order's timeline. */
export function NoteForm({ number }: { number: string }) {
  const { mutateAsync } = api.staffOrders.note.useMutation()
  const { perform } = useStaffAction()
  const blank = { text: '', is_public: false }
  return (
    <SmallForm<Note, Note>
      schema={schema}
      start={blank}
      restart={() => blank}
      label="Add note"
      save={(body) => perform(() => mutateAsync({ params: { number }, body }), 'Note added')}
      fields={(form) => (
        <>
          <TextAreaField form={form} name="text" label="Note" rows={2} />
          <CheckField form={form} name="is_public" label="Visible to the customer" />
        </>
      )}
    />
  )
}
