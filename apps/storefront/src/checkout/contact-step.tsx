import { loginPath } from '../lib/login-path'
import { useUsername } from '../lib/session'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { PhoneField } from '../ui/phone-field'
import { StepForm } from './step-form'
import { useAccountContact } from './use-account-contact'
import type { CheckoutForm } from './use-checkout-form'

/** The first step: phone number and, if the customer likes, email address for news about the order. */
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
      <PhoneField
        phone={draft.phone}
        problem={problems.phone}
        onChange={(phone) => change({ phone })}
        onLeave={() => leave('phone')}
      />
      <EmailField
        required={false}
        value={draft.email}
        problem={problems.email}
        onChange={({ target }) => change({ email: target.value })}
        onBlur={() => leave('email')}
        hint={
          draft.email
            ? 'The confirmation goes here.'
            : 'For the confirmation. Without it, you find your order by its number and this phone.'
        }
      />
      <Button type="submit" className="w-full">
        Continue to delivery
      </Button>
    </StepForm>
  )
}
