import { ArrowRight } from 'lucide-react'
import { useShop } from '../lib/use-shop'

/** The shop's promo line, as a link to the discounted products. */
export function SaleBanner() {
  const shop = useShop()
  return (
    <div className="sale-banner">
      <a
        href="/all-products?discounted=true"
        className="group page lg:py-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8"
      >
        <span className="lg:text-4xl font-display text-2xl font-medium text-balance text-accent">
          {shop?.promo_line}
        </span>
        <span className="flex items-center gap-2 text-sm font-medium">
          See what is reduced
          <ArrowRight
            aria-hidden
            size={18}
            className="transition-transform group-hover:translate-x-1"
          />
        </span>
      </a>
    </div>
  )
}
