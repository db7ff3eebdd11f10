import { UserRound } from 'lucide-react'
import { useUsername } from '../lib/session'

/** Header link to the account, or for guests to the sign-in. */
export function AccountLink() {
  const username = useUsername()
  return (
    <a
      href={username ? '/account' : '/login'}
      className="icon-button"
      aria-label={username ? 'Your account' : 'Sign in'}
    >
      <UserRound aria-hidden size={22} strokeWidth={1.6} />
    </a>
  )
}
