import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOf, messageOf, tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { dropSession } from '../lib/session'
import { Button, ButtonLink } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { MISMATCH, textIn } from './form-text'
import { useFormChecks } from './use-form-checks'

/** Asks for the new password twice. Errors show at their fields; for an expired link, a new one is offered. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [mismatch, setMismatch] = useState<string>()
  const { checked, problemOf, isComplete } = useFormChecks()
  const reset = tsr.account.resetPassword.useMutation({
    onSuccess: () => {
      // The reset has ended every session of the account, so this browser forgets its own.
      dropSession()
      notify.success('Your password is changed. Sign in with the new one.')
      void navigate('/login', { replace: true })
    },
  })
  const problems = fieldsOf(reset.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    setMismatch(undefined)
    if (!isComplete(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    const password = textIn(form, 'password')
    const isSame = password === textIn(form, 'confirm')
    setMismatch(isSame ? undefined : MISMATCH)
    if (isSame) reset.mutate({ body: { token, password } })
    else notify.error(MISMATCH)
  }

  return (
    <form method="post" {...checked} onSubmit={submit} className="needs-script mt-8 space-y-5">
      <TextField
        label="New password"
        name="password"
        type="password"
        minLength={8}
        maxLength={128}
        autoComplete="new-password"
        problem={problemOf('password') ?? problems.password}
      />
      <TextField
        label="Confirm password"
        name="confirm"
        type="password"
        autoComplete="new-password"
        problem={problemOf('confirm') ?? mismatch}
      />
      {reset.error && !problems.password && (
        <FieldProblem id="reset-problem" problem={messageOf(reset.error) ?? TRY_AGAIN} />
      )}
      {problems.token ? (
        <ButtonLink href="/forgot-password" className="w-full">
          Send a new link
        </ButtonLink>
      ) : (
        <Button type="submit" className="w-full" disabled={reset.isPending}>
          {reset.isPending ? 'Saving…' : 'Save the new password'}
        </Button>
      )}
    </form>
  )
}

const TRY_AGAIN = 'The password could not be saved. Please try again.'
