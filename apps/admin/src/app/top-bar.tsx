import BookOpen from 'lucide-react/icons/book-open'
import Menu from 'lucide-react/icons/menu'
import Store from 'lucide-react/icons/store'
import { apiReference, storefront } from '../lib/addresses'
import { IconButton } from '../ui/icon-button'
import { Breadcrumb } from './breadcrumb'
import { UserMenu } from './user-menu'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 md:px-8">
      <span className="-ms-2 lg:hidden">
        <IconButton icon={Menu} label="Open the navigation" onClick={onMenu} />
      </span>
      <Breadcrumb />
      <nav aria-label="Elsewhere" className="ms-auto flex gap-1 max-md:hidden">
        <a href={storefront()} target="_blank" rel="noreferrer" className={look}>
          <Store size={16} aria-hidden />
          Storefront
        </a>
        <a href={apiReference} target="_blank" rel="noreferrer" className={look}>
          <BookOpen size={16} aria-hidden />
          API reference
        </a>
      </nav>
      <UserMenu />
    </header>
  )
}

const look = 'flex h-9 items-center gap-2 rounded-control px-3 hover:bg-sunk pointer-coarse:h-11'
