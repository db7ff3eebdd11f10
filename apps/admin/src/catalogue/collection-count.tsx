import { api } from '../lib/api'

/** How many products a collection shows now. The counts of all collections are one call. */
export function CollectionCount({ id }: { id: number }) {
  const { data, isError } = api.collections.counts.useQuery({
    queryKey: ['collections', 'counts'],
    meta: { notLoaded: 'Failed to count the products of collections' },
  })
  if (isError) return '–'
  return data?.body.find((row) => row.id === id)?.count ?? ''
}
