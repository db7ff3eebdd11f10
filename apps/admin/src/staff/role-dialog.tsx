import { roleChange, type Member, type RoleChange } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { useOwnRole } from '../lib/own-role'
import { Button } from '../ui/button'
import { fixed } from '../ui/choices'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { showRefusal } from '../ui/show-refusal'
import { useStaffAction } from '../ui/use-staff-action'
import { givable, roleWords } from './role-words'

/** Gives a member of staff another role. */
export function RoleDialog({
  member: { id, username, role },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const own = useOwnRole()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync } = api.members.changeRole.useMutation()
  const { perform } = useStaffAction()
  const form = useForm<RoleChange>({ resolver: zodResolver(roleChange), defaultValues: { role } })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      // Everything is loaded again: one's own role may be the one that changed.
      await perform(
        () => mutateAsync({ params: { id: String(id) }, body }),
        `${username} is ${roleWords[body.role].name.toLowerCase()} now`,
        onClose,
      )
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })

  return (
    <Dialog title={`The role of ${username}`} onCancel={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <SelectField
          form={form}
          name="role"
          label="Role"
          hint="It counts immediately, also where they are signed in."
          choices={fixed(...givable(own))}
          required
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
