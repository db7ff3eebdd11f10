import type { ShownRow } from '@etrend/contract'
import { ArrowRight } from 'lucide-react'
import { useShop } from '../../lib/use-shop'

type SaleBannerProps = Omit<Extract<ShownRow, { kind: 'banner' }>, 'kind'>

/** A line of large words as a link; by default the shop's promo line. */
export function SaleBanner({ text, href, link_text }: SaleBannerProps) {
  const shop = useShop()
  const words = text || shop?.promo_line
  if (!words) return null
  return (
    <div className="sale-banner">
      <a
        href={href || '/all-products?discounted=true'}
        className="page lg:py-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8"
      >
        <span className="lg:text-4xl min-w-0 font-display text-2xl font-medium text-balance text-accent">
          {words}
        </span>
        <span className="flex items-center gap-2 text-sm font-medium">
          {link_text || 'See what is reduced'}
          <ArrowRight aria-hidden size={18} />
        </span>
      </a>
    </div>
  )
}
