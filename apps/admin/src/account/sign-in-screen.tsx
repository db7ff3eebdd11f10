import { Navigate, useSearchParams } from 'react-router-dom'
import { safeNext } from '../lib/addresses'
import { useStored } from '../lib/session'
import { SignInForm } from './sign-in-form'
import { SignedOutLayout } from './signed-out-layout'

/** The sign-in screen. Staff who are signed in already are redirected to the screen in `next`. */
export function SignInScreen() {
  const [params] = useSearchParams()
  const isStaff = useStored('role') === 'admin'
  const access = useStored('access')
  if (access && isStaff) return <Navigate replace to={safeNext(params.get('next'))} />
  return (
    <SignedOutLayout title="Sign in">
      <SignInForm onSignedIn={() => undefined} />
    </SignedOutLayout>
  )
}
