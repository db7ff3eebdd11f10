import { NarrowPage } from '../ui/narrow-page'
import { WithoutScript } from '../ui/without-script'
import { ForgotPasswordForm } from './forgot-password-form'

/** /forgot-password */
export function ForgotPasswordPage() {
  return (
    <NarrowPage
      title="Forgot your password?"
      intro="Tell us your e-mail address, and we send you a link to choose a new password."
    >
      <WithoutScript what="Asking for a link" />
      <ForgotPasswordForm />
    </NarrowPage>
  )
}
