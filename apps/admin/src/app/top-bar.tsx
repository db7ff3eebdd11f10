import BookOpen from 'lucide-react/icons/book-open'
import Menu from 'lucide-react/icons/menu'
import Store from 'lucide-react/icons/store'
import { apiReference, storefront } from '../lib/addresses'
import { IconButton } from '../ui/icon-button'
import { Breadcrumb } from './breadcrumb'
import { UserMenu } from './user-menu'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className="md:px-8 sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-paper px-4">
      <span className="lg:hidden -ms-2">
        <IconButton icon={Menu} label="Open the navigation" onClick={onMenu} />
      </span>
      <Breadcrumb />
      <nav aria-label="Elsewhere" className="max-md:hidden ms-auto flex gap-1">
        <a href={storefront()} title="Storefront" target="_blank" rel="noreferrer" className={look}>
          <Store size={16} aria-hidden />
          <span className="max-xl:sr-only">Storefront</span>
        </a>
        <a
          href={apiReference}
          title="API reference"
          target="_blank"
          rel="noreferrer"
          className={look}
        >
          <BookOpen size={16} aria-hidden />
          <span className="max-xl:sr-only">API reference</span>
        </a>
      </nav>
      <UserMenu />
    </header>
  )
}

const look =
  'flex h-9 items-center justify-center gap-2 rounded-control px-3 whitespace-nowrap hover:bg-sunk pointer-coarse:h-11 pointer-coarse:min-w-11'
