import { useStored } from '../lib/session'
import { giveUpSignIn, useIsSignInAsked } from '../lib/sign-in-again'
import { Button } from '../ui/controls/button'
import { Dialog } from '../ui/dialog/dialog'
import { SignInForm } from './sign-in-form'

/**
 * Sign-in dialog over the screen, shown when the session has ended. The screen below keeps what was typed, and the requests
 * that the server refused are sent again after signing in.
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
