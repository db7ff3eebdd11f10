import { useStored } from '../lib/session'
import { giveUpSignIn, useIsSignInAsked } from '../lib/sign-in-again'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { SignInForm } from './sign-in-form'

/**
 * The sign-in over the page, when the session is over. The page below keeps what was typed, and what was
 * being sent is sent again afterwards.
 */
export function SignInAgain() {
  const isAsked = useIsSignInAsked()
  const email = useStored('email')
  if (!isAsked) return null
  return (
    <Dialog title="Your session has ended" onCancel={giveUpSignIn}>
      <p className="mt-1 mb-5 text-muted">
        Sign in to go on where you were. Nothing on the page is lost.
      </p>
      <SignInForm email={email ?? ''} onSignedIn={() => undefined} />
      <div className="grid pt-2">
        <Button onClick={giveUpSignIn}>Not now</Button>
      </div>
    </Dialog>
  )
}
