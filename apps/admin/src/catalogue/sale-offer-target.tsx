import type { SaleOffer } from '@etrend/contract'
import type { Choices } from '../ui/controls/choices'
import { counted } from '../ui/display/counted'
import { useCollectionChoices } from './collection-choices'
import { useCategoryChoices, useSubcategoryChoices } from './options'

/** The products that a sale is for, by name. */
export function SaleTarget({ sale }: { sale: SaleOffer }) {
  if (sale.target === 'collection') return <OfCollection id={sale.collection} />
  if (sale.target === 'category') return <OfCategory id={sale.category} />
  if (sale.target === 'subcategory') return <OfSubcategory id={sale.subcategory} />
  if (sale.target === 'products') return counted(sale.products.length, 'product')
  return 'Every product'
}

type Target = { id: number | null }

function OfCollection({ id }: Target) {
  return nameIn(useCollectionChoices(), id)
}

function OfCategory({ id }: Target) {
  return nameIn(useCategoryChoices('Failed to fetch categories'), id)
}

function OfSubcategory({ id }: Target) {
  return nameIn(useSubcategoryChoices(), id)
}

/** '' while the names are loading; the number where they could not be loaded. */
function nameIn({ options, isFailed }: Choices, id: number | null) {
  if (isFailed) return `No. ${id}`
  return options?.find(({ value }) => value === id)?.label ?? ''
}
