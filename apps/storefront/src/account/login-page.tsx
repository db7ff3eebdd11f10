import { useUsername } from '../lib/session'
import { AccountFrame } from './account-frame'
import { LoginForm } from './login-form'
import { SignedIn } from './signed-in'

/** /login: the form, or who is signed in already. */
export function LoginPage() {
  const username = useUsername()
  return username ? (
    <AccountFrame title="Your account" intro="You are signed in on this device.">
      <SignedIn username={username} />
    </AccountFrame>
  ) : (
    <AccountFrame title="Sign in" intro="Your cart stays as it is.">
      <LoginForm />
    </AccountFrame>
  )
}
