import type { ProductParts } from '@etrend/contract'
import { api } from '../lib/api'
import { partsInWords } from '../lib/part-words'

/** Says in the question before a product is deleted what goes to the trash with it. */
export function PartsOfProduct({ id }: { id: number }) {
  const { data, error } = api.staffProducts.parts.useQuery({
    // Not under 'products', which is loaded again once the product is deleted.
    queryKey: ['product-parts', id],
    queryData: { params: { id: String(id) } },
    // Counted anew for each question.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <p className="-mt-3 mb-5">{error ? notCounted : data ? sentenceOf(data.body) : counting}</p>
  )
}

const counting = 'Counting what goes to the trash with it…'
const notCounted =
  'Its colors, pictures and stock go to the trash with it. They could not be counted.'

function sentenceOf({ colors, pictures, units, movements }: ProductParts) {
  const words = partsInWords({
    colors,
    pictures,
    'units in stock': units,
    'stock movements': movements,
  })
  if (words === '') return 'It has no colors, pictures or stock yet.'
  return `With it go ${words}. Restored from the trash, it gets them back.`
}
