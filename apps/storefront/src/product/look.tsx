import type { ProductDetail } from '@etrend/contract'
import { tsr } from '../lib/api'
import { cardsQuery } from '../lib/queries'
import { ProductCard } from '../ui/product-card'

const SIZES = '(min-width: 1024px) 20vw, min(42vw, 220px)'

/** The products that staff have chosen to wear with this one, as far as they are on sale; nothing without any. */
export function Look({ product: { id: own, worn_with } }: { product: ProductDetail }) {
  const others = [...new Set(worn_with)].filter((id) => id !== own)
  const { data } = tsr.store.cards.useQuery({
    ...cardsQuery(others.map((id) => ({ id }))),
    enabled: others.length > 0,
  })
  const cards = data?.body ?? []
  if (cards.length === 0) return null
  return (
    <section aria-label="Complete the look" className="look mt-20">
      <div>
        <h2 className="section-title">Complete the look</h2>
        <p className="mt-2 text-muted">What we wear it with.</p>
      </div>
      <ul className="rail">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard product={card} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
