import type { ProductCard as Card } from '@etrend/contract'
import { Carousel } from '../../ui/carousel'
import { ProductCard } from '../../ui/product-card'

const SIZES = '(max-width: 480px) 88vw, (max-width: 600px) 46vw, (max-width: 1024px) 31vw, 296px'

/** Products in a row, with a link to all of them. */
export function ProductRow({
  title,
  href,
  products,
}: {
  title: string
  href: string
  products: Card[]
}) {
  return (
    <div className="collection-row page lg:pt-24 pt-16">
      <Carousel
        title={title}
        aside={
          <a href={href} className="text-link touch-line">
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
