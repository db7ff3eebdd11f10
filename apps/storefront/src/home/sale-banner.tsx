import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useShop } from '../lib/use-shop'

/** The shop's promise of the season, in its own words, leading to what is reduced. */
export function SaleBanner() {
  const shop = useShop()
  return (
    <Link to="/all-products?discounted=true" className="sale-banner group">
      <span className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8 lg:py-12">
        <span className="font-display text-2xl text-balance text-accent lg:text-4xl">{shop?.promo_line}</span>
        <span className="flex items-center gap-2 text-sm font-medium">
          See what is reduced
          <ArrowRight aria-hidden size={18} className="transition-transform group-hover:translate-x-1" />
        </span>
      </span>
    </Link>
  )
}
