import type { ProductCard } from '@etrend/contract'
import { cardPath } from '../../lib/product-path'
import { Price } from '../../ui/price'
import { ProductPicture } from '../../ui/product-picture'

/** Two products that staff have marked as featured, with large pictures. */
export function FeaturedPair({ title, products }: { title: string; products: ProductCard[] }) {
  const [first, second] = products
  if (!first || !second) return null
  return (
    <section aria-label={title} className="featured">
      <div className="page">
        <h2 className="section-title">{title}</h2>
        <ul className="sm:grid-cols-2 lg:grid-cols-12 mt-8 grid gap-x-8 gap-y-10">
          <li className="lg:col-span-6">
            <Piece
              product={first}
              sizes="(min-width: 1280px) 624px, (min-width: 1024px) 48vw, (min-width: 640px) 48vw, 100vw"
            />
          </li>
          <li className="lg:col-span-5 lg:col-start-8">
            <Piece
              product={second}
              sizes="(min-width: 1280px) 514px, (min-width: 1024px) 40vw, (min-width: 640px) 48vw, 100vw"
            />
          </li>
        </ul>
      </div>
    </section>
  )
}

function Piece({ product, sizes }: { product: ProductCard; sizes: string }) {
  return (
    <a href={cardPath(product)} className="group block wrap-anywhere">
      <ProductPicture picture={product.picture} sizes={sizes} />
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display text-xl font-medium group-hover:underline">
          {product.title}
        </span>
        <span>
          <Price price={product.price} original={product.original_price} />
        </span>
      </p>
      <p className="text-muted">{product.Brand}</p>
    </a>
  )
}
