import { tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { dropSession } from '../lib/session'
import { Button, ButtonLink } from '../ui/button'

/** Shows who is signed in, with buttons to sign out here or on every device. */
export function SignedIn({ username }: { username: string }) {
  const logout = tsr.account.logout.useMutation()
  const everywhere = tsr.account.logoutEverywhere.useMutation({
    onSuccess: () => {
      dropSession()
      notify.success('Signed out everywhere.')
    },
    // This browser keeps its session too, because the other devices are still signed in.
    onError: () => notify.error('Signing out everywhere failed. Please try again.'),
  })
  const isBusy = logout.isPending || everywhere.isPending

  function signOut() {
    // This browser forgets the session even if the call fails.
    logout.mutate({}, { onSettled: dropSession })
  }

  return (
    <div className="mt-8">
      <p>
        Signed in as <strong>{username}</strong>.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/account">Your account</ButtonLink>
        <Button look="quiet" disabled={isBusy} onClick={signOut}>
          Sign out
        </Button>
      </div>
      <section aria-labelledby="everywhere" className="mt-10 border-t border-line pt-6">
        <h2 id="everywhere" className="text-lg">
          Signed in somewhere else too?
        </h2>
        <p className="mt-2 text-muted">
          A lost phone, a shared computer: this ends every session of your account, here as well.
        </p>
        <Button
          look="quiet"
          className="mt-4"
          disabled={isBusy}
          onClick={() => everywhere.mutate({})}
        >
          {everywhere.isPending ? 'Signing out…' : 'Sign out everywhere'}
        </Button>
      </section>
    </div>
  )
}
