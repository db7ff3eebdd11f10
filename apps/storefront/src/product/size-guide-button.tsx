import type { ProductCard } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { usePart } from '../lib/use-part'

const PEOPLE = ['women', 'men', 'kids']
const KINDS = ['tops', 'bottoms', 'accessories', 'outerwear']

/** The link beside 'Size', only for categories and sub categories that measures.ts has measures for. */
export function SizeGuideButton({ product, sizes }: { product: ProductCard; sizes: string[] }) {
  const { Part, ask, drop } = usePart(() =>
    import('./size-guide').then((module) => module.SizeGuide),
  )
  const { category, subcategory } = product
  if (!PEOPLE.includes(slug(category)) || !KINDS.includes(slug(subcategory))) return null
  return (
    <>
      <button type="button" className="needs-script size-guide-button text-link" onClick={ask}>
        Size guide
      </button>
      {Part && <Part product={product} sizes={sizes} onClose={drop} />}
    </>
  )
}
