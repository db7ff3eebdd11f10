import type { SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsOf, messageOf, tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { object, text } from '../lib/schema'
import { useLocationState } from '../lib/use-location-state'
import { useShop } from '../lib/use-shop'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { FieldProblem } from '../ui/field-problem'
import { TextField } from '../ui/text-field'
import { textIn } from './form-text'
import { MISMATCH, NewPasswordFields, useNewPassword } from './new-password'
import { focusProblem, useFormChecks } from './use-form-checks'

/** The registration form, with the documented fields and texts (spec §2, §5, §8). A refusal keeps what was typed. */
export function RegisterForm() {
  const navigate = useNavigate()
  const location = useLocation()
  const order = useLocationState(handedOn)
  const { mismatch, read, forget } = useNewPassword()
  const { checked, problemOf, isComplete } = useFormChecks()
  const register = tsr.account.register.useMutation({
    onSuccess: ({ status }, sent) => {
      // The contract knows no other success status, but the specification does (spec §8).
      if (status !== 201) return notify.warning('Registration failed. Please try again.')
      notify.success('User successfully created!')
      // Keeps ?next, so that the sign-in returns to where the customer came from, an order for example.
      void navigate(`/login${location.search}`, { state: { registered: sent.body.email } })
    },
    onError: (error) =>
      notify.error(`Registration failed: ${messageOf(error) ?? 'Please try again.'}`),
  })
  // A new shop has no pages until its owner publishes them.
  const hasPolicy = useShop()?.pages.some(({ slug }) => slug === 'privacy-policy')
  const problems = fieldsOf(register.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    forget()
    notify.dismiss(MISMATCH)
    const form = event.currentTarget
    if (!isComplete(form)) return undefined
    const password = read(form)
    if (password === undefined) return notify.error(MISMATCH)
    const given = new FormData(form)
    register.mutate(
      { body: { username: textIn(given, 'username'), email: textIn(given, 'email'), password } },
      { onError: (error) => focusProblem(form, fieldsOf(error)) },
    )
  }

  return (
    <form method="post" {...checked} onSubmit={submit} className="needs-script mt-8 space-y-5">
      <TextField
        label="Username"
        name="username"
        maxLength={60}
        autoComplete="nickname"
        problem={problemOf('username') ?? problems.username}
      />
      <EmailField
        autoComplete="username"
        defaultValue={order?.email}
        problem={problemOf('email') ?? problems.email}
      />
      <NewPasswordFields
        label="Password"
        problem={problemOf('password') ?? problems.password}
        confirmProblem={problemOf('confirm') ?? mismatch}
      />
      <label className="filter-option">
        <input
          type="checkbox"
          name="terms"
          required
          className="tick"
          aria-describedby="terms-problem"
        />
        <span>
          I agree to the{' '}
          {hasPolicy ? (
            <a href="/privacy-policy" className="text-link">
              Privacy Policy
            </a>
          ) : (
            'Privacy Policy'
          )}
        </span>
      </label>
      <FieldProblem id="terms-problem" problem={problemOf('terms')} />
      <Button type="submit" className="w-full" disabled={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
      <p className="text-sm">
        Already a customer?{' '}
        <a href="/login" className="text-link touch-line">
          Sign in
        </a>
      </p>
    </form>
  )
}

/** An order's page hands on the email address that it was placed with. */
const handedOn = object({ email: text })
