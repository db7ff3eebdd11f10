import { api } from '../lib/api'
import type { Choices } from '../ui/controls/choices'

/** Every collection. */
export function useCollectionChoices(): Choices {
  const { data, isError, isFetching, refetch } = api.collections.list.useQuery({
    queryKey: ['collections', 'choices'],
    meta: { notLoaded: 'Failed to fetch collections' },
  })
  return {
    options: data?.body.map(({ id, title }) => ({ value: id, label: title })),
    isFailed: isError,
    isTrying: isFetching,
    retry: refetch,
  }
}
