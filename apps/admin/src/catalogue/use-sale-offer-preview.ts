import type { saleOfferQuestion } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '../lib/api'

/** What a sale would do to prices. Sends no request while the question is undefined. */
export function useSaleOfferPreview(question: z.output<typeof saleOfferQuestion> | undefined) {
  return useQuery({
    queryKey: ['saleOffers', 'preview', question],
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      if (!question) throw new Error('The sale is not complete')
      const answer = await api.saleOffers.preview.mutate({ body: question })
      if (answer.status === 200) return answer.body
      throw answer
    },
  })
}
