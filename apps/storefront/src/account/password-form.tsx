import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { fieldsOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { sessionField } from '../lib/session'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { NewPasswordFields, useNewPassword } from './new-password'
import { focusProblem } from './use-form-checks'

/** Changes the password: asks for the current one, and for the new one twice. Ends the other sessions. */
export function PasswordForm() {
  const queryClient = useQueryClient()
  const { mismatch, read, forget } = useNewPassword()
  // A new key empties the form.
  const [round, setRound] = useState(0)
  const change = ordering.profile.changePassword.useMutation({
    onSuccess: () => {
      setRound(round + 1)
      notify.success('Your password is changed. Other devices are signed out.')
      void queryClient.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const { current_password, password } = fieldsOf(change.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = read(form)
    if (password === undefined) return
    const body = { current_password: textIn(new FormData(form), 'current_password'), password }
    change.mutate({ body }, { onError: (error) => focusProblem(form, fieldsOf(error)) })
  }

  return (
    <section aria-labelledby="password">
      <h2 id="password" className="text-xl">
        Password
      </h2>
      <form
        key={round}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => {
          if (change.isError) change.reset()
          forget()
        }}
        className="mt-5 space-y-5"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input
          type="text"
          autoComplete="username"
          value={sessionField('email') ?? ''}
          readOnly
          hidden
        />
        <TextField
          label="Current password"
          name="current_password"
          type="password"
          autoComplete="current-password"
          problem={current_password}
        />
        <NewPasswordFields
          label="New password"
          hint="At least 8 characters."
          problem={password}
          confirmProblem={mismatch}
        />
        <FormProblem
          id="password-problem"
          error={change.error}
          shown={[current_password, password]}
          otherwise="It could not be changed. Please try again."
        />
        <Button type="submit" look="quiet" disabled={change.isPending}>
          {change.isPending ? 'Changing…' : 'Change the password'}
        </Button>
      </form>
    </section>
  )
}
