import type { ProductCard as Product } from '@etrend/contract'
import { ProductCard } from '../ui/product-card'

const MOST = 6 // spec §9
const SIZES = '(min-width: 1280px) 190px, (min-width: 768px) 30vw, calc(50vw - 24px)'

/** A titled row of products; nothing without any. */
export function ProductRow({ title, products }: { title: string; products: Product[] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="mt-20">
      <h2 className="section-title">{title}</h2>
      <ul className="rail mt-6">
        {products.slice(0, MOST).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
