import { passwordChange } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../controls/button'
import { Notice } from '../state/notice'
import { OwnPasswordField } from './own-password-field'
import { useSubmit } from './use-submit'

/** Asks for the password of the person who is signed in. An error that `act` throws is shown in the form. */
export function PasswordForm({
  kind = 'primary',
  label,
  busyLabel,
  act,
  onCancel,
  children,
}: {
  kind?: 'primary' | 'danger'
  label: string
  busyLabel: string
  act: (body: { current_password: string }) => Promise<void>
  onCancel?: () => void
  /** Shown above the password field. */
  children?: ReactNode
}) {
  const form = useForm({
    resolver: zodResolver(passwordChange.pick({ current_password: true })),
    defaultValues: { current_password: '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = (
    <Button type="submit" kind={kind} disabled={isSubmitting}>
      {isSubmitting ? busyLabel : label}
    </Button>
  )
  return (
    <form noValidate onSubmit={submitting(act)} className="grid gap-5">
      {refusal ? <Notice>{refusal}</Notice> : null}
      {children}
      <OwnPasswordField form={form} name="current_password" label="Your password" />
      {onCancel ? (
        <div className="flex justify-end gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          {submit}
        </div>
      ) : (
        submit
      )}
    </form>
  )
}
