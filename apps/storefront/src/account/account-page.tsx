import { useUsername } from '../lib/session'
import { NarrowPage } from '../ui/narrow-page'
import { WithoutScript } from '../ui/without-script'
import { ForgotPasswordForm } from './forgot-password-form'
import { LoginForm, useRegistered } from './login-form'
import { RegisterForm } from './register-form'
import { ResetPasswordPage } from './reset-password-page'
import { SignedIn } from './signed-in'

/** The sign-in, registration and password pages. They share one script file, because a visitor often needs several. */
export function AccountPage({ name }: { name: AccountPageName }) {
  const Page = pages[name]
  return <Page />
}

export type AccountPageName = keyof typeof pages

const pages = {
  login: LoginPage,
  register: RegisterPage,
  'forgot-password': ForgotPasswordPage,
  'reset-password': ResetPasswordPage,
}

/** /forgot-password */
function ForgotPasswordPage() {
  return (
    <NarrowPage
      title="Forgot your password?"
      intro="Tell us your email address, and we send you a link to choose a new password."
    >
      <WithoutScript what="Asking for a link" />
      <ForgotPasswordForm />
    </NarrowPage>
  )
}

/** /login: the sign-in form, or the account that is signed in already. */
function LoginPage() {
  const username = useUsername()
  const intro = useRegistered() ? 'You can sign in now.' : 'Your cart stays as it is.'
  return username ? (
    <NarrowPage title="Your account" intro="You are signed in on this device.">
      <SignedIn username={username} />
    </NarrowPage>
  ) : (
    <NarrowPage title="Sign in" intro={intro}>
      <WithoutScript what="Signing in" />
      <LoginForm />
    </NarrowPage>
  )
}

/** /register */
function RegisterPage() {
  return (
    <NarrowPage
      title="Create an account"
      intro="A name, an email address and a password; nothing more."
    >
      <WithoutScript what="Creating an account" />
      <RegisterForm />
    </NarrowPage>
  )
}
