import type { OwnProfile } from '@etrend/contract'
import { type SyntheticEvent, useState } from 'react'
import { fieldsOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { FormProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { focusProblem } from './use-form-checks'

/** The address that the customer signs in with. A change takes effect when the link sent to the new one is opened. */
export function EmailForm({ profile }: { profile: OwnProfile }) {
  const [isAsked, setIsAsked] = useState(false)
  const ask = ordering.profile.changeEmail.useMutation({ onSuccess: () => setIsAsked(false) })
  const { email, current_password } = fieldsOf(ask.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const body = {
      email: textIn(given, 'email'),
      current_password: textIn(given, 'current_password'),
    }
    ask.mutate({ body }, { onError: (error) => focusProblem(form, fieldsOf(error)) })
  }

  return (
    <section aria-labelledby="email">
      <h2 id="email" className="text-xl">
        Email address
      </h2>
      <p className="mt-2 wrap-anywhere text-muted">You sign in with {profile.email}.</p>
      {ask.data && <output className="mt-3 block wrap-anywhere">{ask.data.body.message}</output>}
      {isAsked ? (
        <form
          ref={focusFirst}
          method="post"
          noValidate
          onSubmit={submit}
          onInput={() => ask.isError && ask.reset()}
          className="mt-5 space-y-5"
        >
          <EmailField
            label="New email address"
            hint="We send a link there. Until you open it, nothing changes."
            problem={email}
          />
          <TextField
            label="Your password"
            name="current_password"
            type="password"
            autoComplete="current-password"
            problem={current_password}
          />
          <FormProblem
            id="email-problem"
            error={ask.error}
            shown={[email, current_password]}
            otherwise="The link could not be sent. Please try again."
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="quiet" disabled={ask.isPending}>
              {ask.isPending ? 'Sending…' : 'Send the link'}
            </Button>
            <Button look="quiet" onClick={() => setIsAsked(false)}>
              Keep the old one
            </Button>
          </div>
        </form>
      ) : (
        <Button look="quiet" className="mt-4" onClick={() => setIsAsked(true)}>
          Change the address
        </Button>
      )}
    </section>
  )
}

function focusFirst(form: HTMLElement | null) {
  form?.querySelector('input')?.focus()
}
