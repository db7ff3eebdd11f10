import { passwordChange } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useStored } from '../lib/session'
import { Notice } from './notice'
import { showRefusal } from './show-refusal'
import { TextField } from './text-field'

/** Asks for the password of the person who is signed in. An error that `act` throws is shown in the form. */
export function PasswordForm({
  act,
  children,
  buttons,
}: {
  act: (body: { current_password: string }) => Promise<void>
  /** Shown above the password field. */
  children?: ReactNode
  buttons: (isSubmitting: boolean) => ReactNode
}) {
  const email = useStored('email')
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(passwordChange.pick({ current_password: true })),
    defaultValues: { current_password: '' },
  })
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      await act(body)
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {refusal ? <Notice>{refusal}</Notice> : null}
      {children}
      {/* For password managers: the account that the password belongs to. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField
        form={form}
        name="current_password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        data-first-focus=""
      />
      {buttons(form.formState.isSubmitting)}
    </form>
  )
}
