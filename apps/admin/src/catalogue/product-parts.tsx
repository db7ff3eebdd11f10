import type { ProductParts } from '@etrend/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'
import { partsInWords } from '../lib/part-words'
import { okOf } from '../lib/refusal'

// Counted anew for each question.
const anew = { staleTime: 0, gcTime: 0 }

/** Says in the question before products are deleted what else is deleted. */
export function PartsOfProducts({ ids }: { ids: number[] }) {
  const [id] = ids
  return ids.length === 1 && id !== undefined ? <PartsOfOne id={id} /> : <PartsOfMany ids={ids} />
}

function PartsOfOne({ id }: { id: number }) {
  const { data, error } = api.staffProducts.parts.useQuery({
    // Not under 'products', which is loaded again once the product is deleted.
    queryKey: ['product-parts', id],
    queryData: { params: { id: String(id) } },
    ...anew,
  })
  return <Parts parts={data?.body} isFailed={error !== null} words={ofOne} />
}

function PartsOfMany({ ids }: { ids: number[] }) {
  const { data, error } = useQuery({
    queryKey: ['product-parts', ids],
    queryFn: async () => {
      return okOf(await api.staffProducts.partsOfMany.mutate({ body: { product_ids: ids } })).body
    },
    ...anew,
  })
  return <Parts parts={data} isFailed={error !== null} words={ofMany} />
}

const ofOne = {
  counting: 'Counting its colors, pictures and stock…',
  notCounted: 'Its colors, pictures and stock are deleted too. They could not be counted.',
  nothing: 'It has no colors, pictures or stock yet.',
  go: (parts: string) => `This also deletes ${parts}. Restoring the product restores them.`,
}

const ofMany: typeof ofOne = {
  counting: 'Counting their colors, pictures and stock…',
  notCounted: 'Their colors, pictures and stock are deleted too. They could not be counted.',
  nothing: 'They have no colors, pictures or stock yet.',
  go: (parts) => `This also deletes ${parts}. Restoring the products restores them.`,
}

function Parts({
  parts,
  isFailed,
  words,
}: {
  parts: ProductParts | undefined
  isFailed: boolean
  words: typeof ofOne
}) {
  if (isFailed) return words.notCounted
  if (!parts) return words.counting
  const { colors, pictures, units, movements } = parts
  const counted = partsInWords({
    colors,
    pictures,
    'units in stock': units,
    'stock movements': movements,
  })
  return counted === '' ? words.nothing : words.go(counted)
}
