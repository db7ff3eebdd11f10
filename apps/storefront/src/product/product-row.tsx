import type { ProductCard as Product } from '@etrend/contract'
import { ProductCard } from '../ui/product-card'

const MOST = 6 // spec §9

/** A titled row of products; nothing without any. */
export function ProductRow({ title, products }: { title: string; products: Product[] }) {
  const shown = products.slice(0, MOST)
  if (shown.length === 0) return null
  // On wide screens, four or five share the line; fewer are as wide as one of six.
  const wide = shown.length === 4 || shown.length === 5 ? '20vw' : '14vw'
  const sizes = `(min-width: 1024px) ${wide}, min(42vw, 220px)`
  return (
    <section aria-label={title} className="mt-20">
      <h2 className="section-title">{title}</h2>
      <ul className="rail mt-6">
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
