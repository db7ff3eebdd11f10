import { type SyntheticEvent, useState } from 'react'
import { fieldsOf, messageOf, tsr } from '../lib/api'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { FieldProblem } from '../ui/field-problem'
import { textIn } from './form-text'
import { useFormChecks } from './use-form-checks'

/** Requests a reset link. The answer is the same whether or not an account has this address. */
export function ForgotPasswordForm() {
  const [address, setAddress] = useState('')
  const ask = tsr.account.forgotPassword.useMutation()
  const { checked, problemOf, isComplete } = useFormChecks()
  if (ask.isSuccess) return <OnItsWay address={address} onAgain={ask.reset} />
  const problem = problemOf('email') ?? fieldsOf(ask.error).email

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isComplete(event.currentTarget)) return
    const email = textIn(new FormData(event.currentTarget), 'email')
    setAddress(email)
    ask.mutate({ body: { email } })
  }

  return (
    <form method="post" {...checked} onSubmit={submit} className="needs-script mt-8 space-y-5">
      <EmailField autoComplete="username" defaultValue={address} problem={problem} />
      {ask.error && !problem && (
        <FieldProblem id="forgot-problem" problem={messageOf(ask.error) ?? TRY_AGAIN} />
      )}
      <Button type="submit" className="w-full" disabled={ask.isPending}>
        {ask.isPending ? 'Sending…' : 'Send the link'}
      </Button>
      <p className="text-sm">
        Remembered it?{' '}
        <a href="/login" className="text-link touch-line">
          Sign in
        </a>
      </p>
    </form>
  )
}

const TRY_AGAIN = 'The link could not be sent. Please try again.'

function OnItsWay({ address, onAgain }: { address: string; onAgain: () => void }) {
  return (
    <div className="mt-8 space-y-5">
      <h2 ref={focus} tabIndex={-1} className="text-xl outline-none">
        Look into your mailbox.
      </h2>
      <p>
        If there is an account with <strong className="break-words">{address}</strong>, a link to a
        new password is on its way. It works once, and for one hour.
      </p>
      <p className="text-muted">
        Nothing arrived after a few minutes? Look in your spam folder, or send it again.
      </p>
      <Button look="quiet" onClick={onAgain}>
        Send it again
      </Button>
    </div>
  )
}

/** Moves the focus to the heading, because the button that was pressed is no longer on the page. */
function focus(heading: HTMLElement | null) {
  heading?.focus()
}
