import { passwordChange, type PasswordChange } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { useStored } from '../lib/session'
import { Section } from '../ui/display/section'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'

type Fields = PasswordChange & { confirm: string }

const fields: z.ZodType<PasswordChange, { [Field in keyof Fields]?: string }> = passwordChange
  .extend({ confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    path: ['confirm'],
    message: 'Passwords do not match.', // spec §5
  })
  .transform(({ confirm: _confirm, ...change }) => change)

const blank = { current_password: '', password: '', confirm: '' }

/** Changes the password; needs the current one. Ends the sessions on every other device. */
export function PasswordForm() {
  const queries = useQueryClient()
  const email = useStored('email')
  const { mutateAsync } = api.profile.changePassword.useMutation()

  async function save(body: PasswordChange) {
    notify.success((await mutateAsync({ body })).body.message)
    await queries.invalidateQueries({ queryKey: ['profile'] })
  }

  return (
    <Section title="Password">
      <p className="pt-3 text-muted">
        A new password signs you out on every other device. We send you a mail about it.
      </p>
      <SmallForm<Fields, PasswordChange>
        schema={fields}
        start={blank}
        restart={() => blank}
        label="Change password"
        save={save}
        fields={(form) => (
          <>
            {/* For password managers: the account that the password belongs to. */}
            <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
            <TextField
              form={form}
              name="current_password"
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
            />
            <TextField
              form={form}
              name="password"
              label="New password"
              hint="At least 8 characters."
              type="password"
              autoComplete="new-password"
              required
            />
            <TextField
              form={form}
              name="confirm"
              label="New password again"
              type="password"
              autoComplete="new-password"
              required
            />
          </>
        )}
      />
    </Section>
  )
}
