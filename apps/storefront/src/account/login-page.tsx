import { useUsername } from '../lib/session'
import { NarrowPage } from '../ui/narrow-page'
import { WithoutScript } from '../ui/without-script'
import { LoginForm } from './login-form'
import { SignedIn } from './signed-in'

/** /login: the sign-in form, or the account that is signed in already. */
export function LoginPage() {
  const username = useUsername()
  return username ? (
    <NarrowPage title="Your account" intro="You are signed in on this device.">
      <SignedIn username={username} />
    </NarrowPage>
  ) : (
    <NarrowPage title="Sign in" intro="Your cart stays as it is.">
      <WithoutScript what="Signing in" />
      <LoginForm />
    </NarrowPage>
  )
}
