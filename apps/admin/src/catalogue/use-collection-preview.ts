import type { CollectionContent } from '@etrend/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'

/** The products that a collection would show. Sends no request while its content is undefined. */
export function useCollectionPreview(content: CollectionContent | undefined) {
  return useQuery({
    queryKey: ['collections', 'preview', content],
    placeholderData: keepPreviousData,
    queryFn: content
      ? async () => okOf(await api.collections.preview.mutate({ body: content })).body
      : skipToken,
  })
}
