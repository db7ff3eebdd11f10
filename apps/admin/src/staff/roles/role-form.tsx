import {
  customRoleInput,
  type CustomRole,
  type CustomRoleInput,
  type HeldRole,
} from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api'
import { useOwnRole } from '../../lib/own-role'
import { DialogForm } from '../../ui/form/dialog-form'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { PermissionsField } from './permissions-field'

/** Makes a role that begins as a copy of another one, less what one may not do oneself. */
export function CopyDialog({
  held: { role_name, permissions },
  onClose,
}: {
  held: HeldRole
  onClose: () => void
}) {
  const may = useOwnRole()?.permissions ?? []
  const { mutateAsync } = api.customRoles.create.useMutation()
  return (
    <RoleForm
      title={`A copy of the role ${role_name}`}
      hint="Nobody has it until you give it to them."
      label="Make role"
      start={{ name: '', permissions: permissions.filter((one) => may.includes(one)) }}
      save={(body) => mutateAsync({ body })}
      done={({ name }) => `The role ${name} can be given now`}
      onClose={onClose}
    />
  )
}

/** Changes a custom role. */
export function EditDialog({ edited, onClose }: { edited: CustomRole; onClose: () => void }) {
  const { id, name, permissions, changed_at } = edited
  const { mutateAsync } = api.customRoles.edit.useMutation()
  return (
    <RoleForm
      title={`The role ${name}`}
      hint="It counts immediately, also where its people are signed in. Invitations that would give more than their sender may do then are withdrawn."
      label="Save"
      start={{ name, permissions }}
      save={(body) => mutateAsync({ params: { id: String(id) }, body: { ...body, changed_at } })}
      done={(saved) => `The role ${saved.name} is changed`}
      onClose={onClose}
    />
  )
}

function RoleForm({
  title,
  hint,
  label,
  start,
  save,
  done,
  onClose,
}: {
  title: string
  hint: string
  label: string
  start: CustomRoleInput
  save: (body: CustomRoleInput) => Promise<unknown>
  done: (saved: CustomRoleInput) => string
  onClose: () => void
}) {
  const { perform } = useStaffAction()
  const form = useForm<CustomRoleInput>({
    resolver: zodResolver(customRoleInput),
    defaultValues: start,
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting((body) => perform(() => save(body), done(body), onClose))
  return (
    <DialogForm title={title} {...{ label, refusal, isSubmitting, onClose }} onSubmit={submit}>
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="What the shop calls these people: “Night shift”, “Photographer”."
        autoComplete="off"
        required
      />
      <PermissionsField form={form} name="permissions" label="What it may do" hint={hint} />
    </DialogForm>
  )
}
