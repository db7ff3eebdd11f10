import type { ProductCard } from '@etrend/contract'
import { cardPath } from '../lib/product-path'
import { Price } from '../ui/price'
import { ProductPicture } from '../ui/product-picture'

const MOST = 4 // spec §9

/** Up to four products with their prices. */
export function MegaProducts({ products }: { products: ProductCard[] }) {
  if (products.length === 0) return <p className="py-2 text-muted">No products of this category</p>
  return (
    <ul className="grid grid-cols-4 gap-5">
      {products.slice(0, MOST).map((product) => (
        <li key={product.id}>
          <a href={cardPath(product)} className="group block">
            <ProductPicture picture={product.picture} sizes="220px" />
            <p className="mt-2 text-sm group-hover:underline">{product.title}</p>
            <p className="text-sm tabular-nums">
              <Price price={product.price} original={product.original_price} />
            </p>
          </a>
        </li>
      ))}
    </ul>
  )
}
