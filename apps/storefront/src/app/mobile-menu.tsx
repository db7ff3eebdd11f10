import type { NavigationItem } from '@etrend/contract'
import { ChevronDown, Menu, Search, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { tsr } from '../lib/api'
import { useCart } from '../lib/cart'
import { itemsLabel } from '../lib/cart-lines'
import { categoryIn, hasPanel } from '../lib/category-in'
import { categoryPath } from '../lib/collections'
import { menuQuery } from '../lib/queries'
import { useUsername } from '../lib/session'
import { useHeader } from '../lib/use-menus'
import { SearchBox } from './search-box'

/** The slide-in menu of small screens. The buttons' `command` opens it even before the script has loaded. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const { count } = useCart()
  const username = useUsername()
  const header = useHeader()
  const { key } = useLocation()

  function open(event: MouseEvent) {
    // Does what the button's `command` would do, also in browsers that don't support commands.
    event.preventDefault()
    setIsWanted(true)
    dialog.current?.showModal()
  }

  function search(event: MouseEvent) {
    open(event)
    dialog.current?.querySelector('input')?.focus()
  }

  function close() {
    dialog.current?.close()
  }

  useEffect(() => dialog.current?.close(), [key])

  return (
    <div className="menu-buttons lg:hidden flex">
      <button
        type="button"
        className="icon-button -ml-2"
        aria-label="Menu"
        onClick={open}
        {...invoke('show-modal')}
      >
        <Menu aria-hidden size={22} strokeWidth={1.6} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Search"
        onClick={search}
        {...invoke('show-modal')}
      >
        <Search aria-hidden size={20} strokeWidth={1.6} />
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
            {header.map((item) =>
              hasPanel(item) ? (
                <MenuSection key={item.label} item={item} isWanted={isWanted} />
              ) : (
                <a key={item.label} href={item.href ?? undefined} className="drawer-link">
                  {item.label}
                </a>
              ),
            )}
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

/** An entry that unfolds: the entries that staff put below it, else the sub categories of its category. */
function MenuSection({ item, isWanted }: { item: NavigationItem; isWanted: boolean }) {
  const slug = item.children.length > 0 ? undefined : categoryIn(item.href)
  const isNeeded = isWanted && slug !== undefined
  const menu = tsr.store.menu.useQuery({ ...menuQuery, enabled: isNeeded }).data?.body
  const category = menu?.find((one) => one.slug === slug)
  const links = category
    ? category.subcategories.map((sub) => ({
        label: sub.title,
        href: categoryPath(category.slug, sub.slug),
      }))
    : item.children
  return (
    <details className="group" name="collections">
      <summary className="drawer-link flex items-center justify-between">
        {item.label}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-4">
        <li>
          <a href={item.href ?? undefined} className="drawer-sublink">
            {`All ${item.label}`}
          </a>
        </li>
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <a href={href ?? undefined} className="drawer-sublink">
              {label}
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
