import type { ProductCard as Card } from '@etrend/contract'
import { useDeferredValue } from 'react'
import { useHydrated } from '../../lib/use-hydrated'
import { Carousel } from '../../ui/carousel'
import { ProductCard } from '../../ui/product-card'

const SIZES = '(max-width: 480px) 88vw, (max-width: 600px) 46vw, (max-width: 1024px) 31vw, 296px'

/** How many products of a row the widest screens show at once. */
const SEEN_AT_ONCE = 4

/**
 * Products in a row, with a link to all of them. The HTML has those that are seen at once; the others follow in a
 * separate pass once the page is hydrated, so that the page is smaller and can be used sooner.
 */
export function ProductRow({
  title,
  href,
  products,
}: {
  title: string
  href: string
  products: Card[]
}) {
  const isInBrowser = useDeferredValue(useHydrated())
  const shown = isInBrowser ? products : products.slice(0, SEEN_AT_ONCE)
  return (
    <div className="collection-row page lg:pt-24 pt-16">
      <Carousel
        title={title}
        aside={
          <a href={href} className="text-link touch-line">
            See all<span className="sr-only">{` of ${title}`}</span>
          </a>
        }
      >
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </Carousel>
    </div>
  )
}
