import type { ProductCard as Product, ProductDetail } from '@etrend/contract'
import { ProductCard } from '../ui/product-card'
import { useRecentlyViewed, useRememberViewed } from './recently-viewed'

const MOST = 6 // spec §9
const SIZES = '(min-width: 1280px) 190px, (min-width: 768px) 30vw, calc(50vw - 24px)'

/** 'You Might Also Like' and the recently viewed products. Adds this product to the latter. */
export function ProductRows({ product }: { product: ProductDetail }) {
  useRememberViewed(product)
  const recent = useRecentlyViewed().filter(({ id }) => id !== product.id)
  return (
    <>
      <Row title="You Might Also Like" products={product.similar} />
      <Row title="Recently viewed Products" products={recent} />
    </>
  )
}

function Row({ title, products }: { title: string; products: Product[] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="mt-20">
      <h2 className="section-title">{title}</h2>
      <ul className="grid-six mt-6">
        {products.slice(0, MOST).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
