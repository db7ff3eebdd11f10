import { restoreProof, type Backup } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { DialogForm } from '../ui/form/dialog-form'
import { OwnPasswordField } from '../ui/form/own-password-field'
import { TextField } from '../ui/form/text-field'
import { useSubmit } from '../ui/form/use-submit'

const schema = restoreProof.extend({ code: z.union([z.literal(''), restoreProof.shape.code]) })
const blank = { current_password: '', code: '' }

/**
 * Replaces the current data with a backup, after explaining the consequences. Asks for the password, and for a code where
 * the account has a second factor.
 */
export function RestoreBackup({
  backup: { id, made_at },
  onClose,
}: {
  backup: Backup
  onClose: () => void
}) {
  const { mutateAsync } = api.backups.restore.useMutation()
  const factor = api.factors.read.useQuery({
    queryKey: ['profile', 'factor'],
    meta: { notLoaded: 'Failed to fetch the second factor' },
  })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(async ({ current_password, code }) => {
    await mutateAsync({ params: { id }, body: { current_password, ...(code && { code }) } })
    onClose()
  })
  // The server asks for the code too, in case the second factor could not be read.
  const needsCode = factor.data?.body.set_up_at || form.formState.errors.code

  return (
    <DialogForm
      title="Restore this backup?"
      label="Restore"
      busyLabel="One moment…"
      kind="danger"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          The shop becomes what it was on {made_at ? when(made_at) : 'that day'}. Orders, payments,
          refunds and changes since then are no longer in it: compare them with the payment services
          and your papers.
        </li>
        <li>The shop is closed for some seconds. Everyone, including you, has to sign in again.</li>
        <li>Afterwards the dashboard asks for the last invoice number on paper.</li>
        <li>The current data is kept in a separate folder until somebody deletes it.</li>
      </ul>
      <OwnPasswordField form={form} name="current_password" label="Your password" />
      {needsCode ? (
        <TextField
          form={form}
          name="code"
          label="Code"
          hint="Six digits from your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ) : null}
    </DialogForm>
  )
}
