import type { ProductScope, Scoped } from '@etrend/contract'
import { counted } from '../../ui/display/counted'
import { useScopeRows } from './scope-choices'
import { scopeKeys } from './scope-text'

const MOST_NAMES = 2

/** The products that a sale or a promo code is for, by name: 'Category: Men, Brand: Himal, except 2 products'. */
export function ScopeWords({ of: { applies_to, excluding } }: { of: Scoped }) {
  const { nameOf } = useScopeRows([])
  const chosen = applies_to ? wordsOf(applies_to) : 'Every product'
  const exceptions = wordsOf(excluding)
  return exceptions === '' ? chosen : `${chosen}, except ${exceptions}`

  function wordsOf(scope: ProductScope) {
    const rows = scopeKeys({ ...scope, products: [] })
    const names = rows.slice(0, MOST_NAMES).map(nameOf)
    const more = rows.length - names.length
    const parts = [...names, more > 0 ? `${more} more` : '', productsOf(scope)]
    return parts.filter(Boolean).join(', ')
  }
}

function productsOf({ products }: ProductScope) {
  return products.length === 0 ? '' : counted(products.length, 'product')
}
