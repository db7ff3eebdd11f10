import { pictureUrl } from '@etrend/domain'
import { UserRound, ShoppingBag } from 'lucide-react'
import { useCart } from '../lib/cart'
import { itemsLabel } from '../lib/cart-lines'
import { useUsername } from '../lib/session'
import { useShop } from '../lib/use-shop'
import { MainNav } from './main-nav'
import { MobileMenu } from './mobile-menu'
import { SearchBox } from './search-box'

export function Header() {
  return (
    <div className="relative border-b border-line bg-paper">
      <div className="page lg:h-18 lg:gap-8 flex h-14 items-center gap-2">
        <MobileMenu />
        <Logo />
        <MainNav />
        <div className="lg:block ml-auto hidden w-64">
          <SearchBox />
        </div>
        <div className="max-lg:ml-auto -mr-2.5 flex items-center">
          <AccountLink />
          <CartLink />
        </div>
      </div>
    </div>
  )
}

/** Header link to the account, or for guests to the sign-in. */
function AccountLink() {
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

/** Header link to the cart, with the number of pieces in it. */
function CartLink() {
  const { count } = useCart()
  return (
    <a href="/cart" className="icon-button relative" aria-label={`Cart, ${itemsLabel(count)}`}>
      <ShoppingBag aria-hidden size={22} strokeWidth={1.6} />
      <span aria-hidden data-testid="cart-badge" className="cart-badge" data-empty={count === 0}>
        {count}
      </span>
    </a>
  )
}

/** The owner's logo, or the shop's name, as a link to the front page. */
function Logo() {
  const { name = 'eTrend', appearance } = useShop() ?? {}
  const logo = appearance?.logo
  return (
    <a href="/" className="logo" aria-label={`${name}, home`}>
      {logo ? (
        <img className="logo-picture" src={pictureUrl(logo, 640)} alt="" />
      ) : (
        <span aria-hidden className="truncate">
          {name === 'eTrend' ? ETREND : name}
        </span>
      )}
    </a>
  )
}

const ETREND = (
  <>
    e<span className="text-accent">T</span>rend
  </>
)
