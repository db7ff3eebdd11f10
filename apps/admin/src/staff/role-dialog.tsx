import { roleChange, roleInWords, type Member, type RoleChange } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { api } from '../lib/api'
import { DialogForm } from '../ui/form/dialog-form'
import { SelectField } from '../ui/form/select-field'
import { useSubmit } from '../ui/form/use-submit'
import { useStaffAction } from '../ui/state/use-staff-action'
import { useRoleChoices } from './roles/use-custom-roles'

/** Gives a member of staff another role. */
export function RoleDialog({
  member: { id, username, role },
  onClose,
}: {
  member: Member
  onClose: () => void
}) {
  const choices = useRoleChoices()
  const { mutateAsync } = api.members.changeRole.useMutation()
  const { perform } = useStaffAction()
  const form = useForm<z.input<typeof roleChange>, unknown, RoleChange>({
    resolver: zodResolver(roleChange),
    defaultValues: { role: String(role) },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)

  const submit = submitting((body) =>
    // Everything is loaded again: one's own role may be the one that changed.
    perform(
      () => mutateAsync({ params: { id: String(id) }, body }),
      (answer) => `${username} is ${roleInWords(answer.body)} now`,
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
        choices={choices}
        required
      />
    </DialogForm>
  )
}
