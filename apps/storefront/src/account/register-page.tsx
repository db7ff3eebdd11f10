import { AccountFrame } from './account-frame'
import { RegisterForm } from './register-form'

/** /register */
export function RegisterPage() {
  return (
    <AccountFrame
      title="Create an account"
      intro="A name, an e-mail address and a password; nothing more."
    >
      <RegisterForm />
    </AccountFrame>
  )
}
