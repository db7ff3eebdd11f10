import type { Home } from '@etrend/contract'
import { categoryPath } from '../lib/collections'
import { Carousel } from '../ui/carousel'
import { ProductCard } from '../ui/product-card'

const SIZES = '(max-width: 480px) 88vw, (max-width: 600px) 46vw, (max-width: 1024px) 31vw, 296px'

/** A collection's products in a row, with a link to all of them. */
export function CollectionCarousel({ collection }: { collection: Home['collections'][number] }) {
  const { title, slug, products } = collection
  return (
    <div className="collection-row page lg:pt-24 pt-16">
      <Carousel
        title={title}
        aside={
          <a href={categoryPath(slug)} className="text-link touch-line">
            See all<span className="sr-only"> of {title}</span>
          </a>
        }
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </Carousel>
    </div>
  )
}
