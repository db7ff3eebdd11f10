import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useId } from 'react'
import { useSignOut } from '../account/use-sign-out'
import { apiReference, storefront } from '../lib/addresses'
import { useStored } from '../lib/session'

/** Who is signed in, and the way out. On a phone also the links that the top bar has no room for. */
export function UserMenu() {
  const id = useId()
  const username = useStored('username')
  const email = useStored('email')
  const signOut = useSignOut()
  return (
    <div className="max-md:ms-auto">
      <button type="button" popoverTarget={id} className={`${look} w-auto`}>
        <CircleUserRound size={18} aria-hidden />
        <span className="max-sm:sr-only max-w-40 truncate">{username}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="md:right-8 fixed inset-auto top-13 right-4 w-60 rounded-control bg-raised p-1.5 text-ink shadow-float"
      >
        <div className="border-b border-line px-3 py-2">
          <p className="font-semibold truncate">{username}</p>
          <p className="truncate text-muted">{email}</p>
        </div>
        <div className="pt-1.5">
          <a href={storefront()} target="_blank" rel="noreferrer" className={`${look} md:hidden`}>
            Storefront
          </a>
          <a href={apiReference} target="_blank" rel="noreferrer" className={`${look} md:hidden`}>
            API reference
          </a>
          <button type="button" onClick={signOut} className={look}>
            Sign out
          </button>
        </div>
      </div>
    </div>
  )
}

const look =
  'flex h-9 w-full cursor-pointer items-center gap-2 rounded-control px-3 hover:bg-sunk pointer-coarse:h-11'
