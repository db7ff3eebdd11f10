import type { ShownRow } from '@etrend/contract'
import { ArrowRight } from 'lucide-react'

type SaleBannerProps = Omit<Extract<ShownRow, { kind: 'banner' }>, 'kind'>

/** A line of large words as a link; by default to what is reduced. The promo line itself is in the bar above. */
export function SaleBanner({ text, href, link_text }: SaleBannerProps) {
  return (
    <div className="sale-banner">
      <a
        href={href || '/all-products?discounted=true'}
        className="page lg:justify-start flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-3"
      >
        <span className="min-w-0 font-display text-lg font-medium text-balance text-accent">
          {text || 'Now at lower prices'}
        </span>
        <span className="flex items-center gap-2 text-sm font-medium">
          {link_text || 'See what is reduced'}
          <ArrowRight aria-hidden size={18} />
        </span>
      </a>
    </div>
  )
}
