import { ChevronDown, Menu, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { tsr } from '../lib/api'
import { useCart } from '../lib/cart'
import { itemsLabel } from '../lib/cart-lines'
import { type Collection, categoryPath, collections } from '../lib/collections'
import { menuQuery } from '../lib/queries'
import { useUsername } from '../lib/session'
import { SearchBox } from './search-box'

/** The slide-in menu of small screens. The buttons' `command` opens it even before the script has loaded. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const { count } = useCart()
  const username = useUsername()
  const { key } = useLocation()

  function open(event: MouseEvent) {
    // Does what the button's `command` would do, also in browsers that don't support commands.
    event.preventDefault()
    setIsWanted(true)
    dialog.current?.showModal()
  }

  function close() {
    dialog.current?.close()
  }

  useEffect(() => dialog.current?.close(), [key])

  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="icon-button -ml-2"
        aria-label="Menu"
        onClick={open}
        {...invoke('show-modal')}
      >
        <Menu aria-hidden size={22} strokeWidth={1.6} />
      </button>
      <dialog ref={dialog} id={DIALOG_ID} className="drawer" aria-label="Menu" closedby="any">
        <div className="flex min-h-full flex-col gap-6 p-4">
          <div className="flex items-center justify-between">
            <p className="font-display text-xl">Menu</p>
            <button
              type="button"
              className="icon-button -mr-2"
              aria-label="Close menu"
              onClick={close}
              {...invoke('close')}
            >
              <X aria-hidden size={22} />
            </button>
          </div>
          <SearchBox isInMenu />
          <nav aria-label="Menu">
            <a href="/" className="drawer-link">
              Home
            </a>
            {collections.map((collection) => (
              <CollectionSection
                key={collection.slug}
                collection={collection}
                isWanted={isWanted}
              />
            ))}
            <a href="/all-products" className="drawer-link">
              Our Products
            </a>
          </nav>
          <div className="mt-auto border-t border-line pt-2">
            <a href={username ? '/account' : '/login'} className="drawer-link">
              {username ? 'Your account' : 'Sign In'}
            </a>
            <a href="/cart" className="drawer-link flex justify-between">
              Cart <span className="text-base text-muted">{itemsLabel(count)}</span>
            </a>
          </div>
        </div>
      </dialog>
    </div>
  )
}

function CollectionSection({
  collection,
  isWanted,
}: {
  collection: Collection
  isWanted: boolean
}) {
  const menu = tsr.store.menu.useQuery({ ...menuQuery, enabled: isWanted }).data?.body
  const category = menu?.find(({ slug }) => slug === collection.slug)
  return (
    <details className="group" name="collections">
      <summary className="drawer-link flex items-center justify-between">
        {collection.label}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-4">
        <li>
          <a href={collection.path} className="drawer-sublink">
            All {collection.label}
          </a>
        </li>
        {category?.subcategories.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={categoryPath(collection.slug, slug)} className="drawer-sublink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const DIALOG_ID = 'mobile-menu'

/** Lets a button control the dialog, even before the script has loaded. React's types don't know these props yet. */
function invoke(command: 'show-modal' | 'close') {
  return { command, commandfor: DIALOG_ID }
}
