import { NarrowPage } from '../ui/narrow-page'
import { WithoutScript } from '../ui/without-script'
import { RegisterForm } from './register-form'

/** /register */
export function RegisterPage() {
  return (
    <NarrowPage
      title="Create an account"
      intro="A name, an e-mail address and a password; nothing more."
    >
      <WithoutScript what="Creating an account" />
      <RegisterForm />
    </NarrowPage>
  )
}
