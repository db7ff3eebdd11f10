import { AccountFrame } from './account-frame'
import { ForgotPasswordForm } from './forgot-password-form'

/** /forgot-password */
export function ForgotPasswordPage() {
  return (
    <AccountFrame
      title="Forgot your password?"
      intro="Tell us your e-mail address, and we send you a link to a new one."
    >
      <ForgotPasswordForm />
    </AccountFrame>
  )
}
