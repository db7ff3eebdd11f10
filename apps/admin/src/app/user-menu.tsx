import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { Link } from 'react-router-dom'
import { useSignOut } from '../account/use-sign-out'
import { profile } from '../lib/addresses'
import { useStored } from '../lib/session'
import { Popover, popoverEntry } from '../ui/controls/popover'

/** Top-bar menu: the signed-in user, a link to the profile, and sign-out. */
export function UserMenu() {
  const username = useStored('username')
  const email = useStored('email')
  const signOut = useSignOut()
  return (
    <Popover label="Your account" icon={CircleUserRound} text={username}>
      <div className="w-56">
        <div className="border-b border-line px-3 pt-1.5 pb-2.5">
          <p className="font-semibold truncate">{username}</p>
          <p className="truncate text-muted">{email}</p>
        </div>
        <div className="pt-1.5">
          <Link to={profile} className={popoverEntry}>
            <UserRoundPen size={16} aria-hidden />
            Profile
          </Link>
          <button type="button" onClick={signOut} className={popoverEntry}>
            <LogOut size={16} aria-hidden />
            Sign out
          </button>
        </div>
      </div>
    </Popover>
  )
}
