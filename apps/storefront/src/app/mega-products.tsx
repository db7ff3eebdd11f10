import type { ProductCard } from '@etrend/contract'
import { approximateDollars } from '@etrend/domain'
import { cardPath } from '../lib/product-path'
import { useShop } from '../lib/use-shop'
import { Price } from '../ui/price'
import { ProductPicture } from '../ui/product-picture'

const MOST = 4 // spec §9

/** Up to four products, priced in rupees and, if the shop has set a rate, in approximate dollars. */
export function MegaProducts({ products }: { products: ProductCard[] }) {
  const rate = useShop()?.dollar_rate ?? null
  if (products.length === 0) return <p className="py-2 text-muted">No products of this category</p>
  return (
    <ul className="grid grid-cols-4 gap-5">
      {products.slice(0, MOST).map((product) => (
        <li key={product.id}>
          <a href={cardPath(product)} className="group block">
            <ProductPicture picture={product.picture} sizes="220px" />
            <p className="mt-2 text-sm group-hover:underline">{product.title}</p>
            <p className="text-sm tabular-nums">
              <Price price={product.price} original={product.original_price} />{' '}
              <span className="text-muted">{approximateDollars(product.price, rate)}</span>
            </p>
          </a>
        </li>
      ))}
    </ul>
  )
}
