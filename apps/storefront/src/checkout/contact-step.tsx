import { loginPath } from '../lib/login-path'
import { useUsername } from '../lib/session'
import { Button } from '../ui/button'
import { PhoneField } from '../ui/phone-field'
import { TextField } from '../ui/text-field'
import { StepForm } from './step-form'
import { useAccountContact } from './use-account-contact'
import type { CheckoutForm } from './use-checkout-form'

/** The first step: e-mail address and phone number for news about the order. */
export function ContactStep({ form }: { form: CheckoutForm }) {
  const username = useUsername()
  const { draft, problems, change, leave } = form
  useAccountContact(username, form)

  return (
    <StepForm name="contact" next="delivery" form={form}>
      {username ? (
        <p className="text-sm text-muted">
          Signed in as {username}. The order will be in your account.
        </p>
      ) : (
        <p className="text-sm text-muted">
          No account needed.{' '}
          <a href={loginPath('/checkout')} className="text-link touch-line">
            Sign in
          </a>{' '}
          to use a saved address.
        </p>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="The confirmation goes here."
        value={draft.email}
        problem={problems.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={() => leave('email')}
      />
      <PhoneField
        phone={draft.phone}
        problem={problems.phone}
        onChange={(phone) => change({ phone })}
        onLeave={() => leave('phone')}
      />
      <Button type="submit" className="sm:w-auto w-full">
        Continue to delivery
      </Button>
    </StepForm>
  )
}
