import { roleChange, type Member, type RoleChange } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { useOwnRole } from '../lib/own-role'
import { fixed } from '../ui/controls/choices'
import { DialogForm } from '../ui/form/dialog-form'
import { SelectField } from '../ui/form/select-field'
import { useSubmit } from '../ui/form/use-submit'
import { useStaffAction } from '../ui/state/use-staff-action'
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
  const { mutateAsync } = api.members.changeRole.useMutation()
  const { perform } = useStaffAction()
  const form = useForm<RoleChange>({ resolver: zodResolver(roleChange), defaultValues: { role } })
  const { refusal, submitting, isSubmitting } = useSubmit(form)

  const submit = submitting((body) =>
    // Everything is loaded again: one's own role may be the one that changed.
    perform(
      () => mutateAsync({ params: { id: String(id) }, body }),
      `${username} is ${roleWords[body.role].name.toLowerCase()} now`,
      onClose,
    ),
  )

  return (
    <DialogForm
      title={`The role of ${username}`}
      label="Save"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <SelectField
        form={form}
        name="role"
        label="Role"
        hint="It counts immediately, also where they are signed in."
        choices={fixed(...givable(own))}
        required
      />
    </DialogForm>
  )
}
