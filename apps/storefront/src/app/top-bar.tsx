import { MapPin, Phone } from 'lucide-react'
import { useShop } from '../lib/use-shop'
import { phoneAddress } from '../ui/phone-link'

/** The shop's location, promo line and phone number. On phones the location and the number are icons only. */
export function TopBar() {
  const shop = useShop()
  const hasStore = shop?.pages.some(({ slug }) => slug === 'store-location')
  return (
    <div data-on-ink className="bg-ink text-paper">
      <div className="page md:text-sm flex h-9 items-center justify-between gap-4 text-xs">
        <a href={hasStore ? '/store-location' : undefined} className="bar-link flex-1">
          <MapPin aria-hidden size={16} />
          <span className="max-md:sr-only truncate">{shop?.location}</span>
        </a>
        <a href="/all-products?discounted=true" className="bar-link text-center">
          <span className="truncate">{shop?.promo_line}</span>
        </a>
        <a
          href={shop && phoneAddress(shop.phone)}
          className="bar-link flex-1 justify-end tabular-nums"
        >
          <Phone aria-hidden size={16} />
          <span className="max-md:sr-only truncate">{shop?.phone}</span>
        </a>
      </div>
    </div>
  )
}
