import { tsr } from '../lib/api'
import { dropSession } from '../lib/session'
import { Button, ButtonLink } from '../ui/button'

/** Who is signed in, and the way out. */
export function SignedIn({ username }: { username: string }) {
  const logout = tsr.account.logout.useMutation()

  function signOut() {
    // Whether or not the shop hears of it, this browser forgets the session.
    logout.mutate({}, { onSettled: dropSession })
  }

  return (
    <div className="mt-8">
      <p>
        Signed in as <strong>{username}</strong>.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/all-products">Continue Shopping</ButtonLink>
        <Button look="quiet" disabled={logout.isPending} onClick={signOut}>
          Sign out
        </Button>
      </div>
    </div>
  )
}
