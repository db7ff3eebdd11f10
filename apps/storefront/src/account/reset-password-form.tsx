import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldsOf, messageOf, tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { dropSession } from '../lib/session'
import { Button, ButtonLink } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { MISMATCH, NewPasswordFields, useNewPassword } from './new-password'
import { focusProblem, useFormChecks } from './use-form-checks'

/** Asks for the new password twice. Errors show at their fields; for an expired link, a new one is offered. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { mismatch, read, forget } = useNewPassword()
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
    forget()
    const form = event.currentTarget
    if (!isComplete(form)) return
    const password = read(form)
    if (password === undefined) return notify.error(MISMATCH)
    const onError = (error: unknown) => focusProblem(form, fieldsOf(error))
    reset.mutate({ body: { token, password } }, { onError })
  }

  return (
    <form method="post" {...checked} onSubmit={submit} className="needs-script mt-8 space-y-5">
      <NewPasswordFields
        label="New password"
        problem={problemOf('password') ?? problems.password}
        confirmProblem={problemOf('confirm') ?? mismatch}
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
