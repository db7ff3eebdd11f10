import type { CollectionContent } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'

/** The products that a collection would show. Sends no request while its content is undefined. */
export function useCollectionPreview(content: CollectionContent | undefined) {
  return useQuery({
    queryKey: ['collections', 'preview', content],
    enabled: content !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      if (!content) throw new Error('The collection is not complete')
      const answer = await api.collections.preview.mutate({ body: content })
      if (answer.status === 200) return answer.body
      throw answer
    },
  })
}
