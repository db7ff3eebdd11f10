import { AccountLink } from './account-link'
import { CartLink } from './cart-link'
import { Logo } from './logo'
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
        <div className="max-lg:ml-auto flex items-center">
          <AccountLink />
          <CartLink />
        </div>
      </div>
    </div>
  )
}
