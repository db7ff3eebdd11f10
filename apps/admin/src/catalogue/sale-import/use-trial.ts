import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { okOf } from '../../lib/refusal'

/** Asks the server which sales a table has. Sends no request while its text is empty. */
export function useTrial(table: File | string) {
  const isText = typeof table === 'string'
  const text = isText ? new Blob([table]) : table
  return useQuery({
    // A key of its own: sales that were just added must not be tried a second time.
    queryKey: ['saleImport', isText ? table : [table.name, table.size, table.lastModified]],
    gcTime: 0,
    queryFn:
      isText && table.trim() === ''
        ? skipToken
        : async () =>
            okOf(await api.saleOffers.importRows.mutate({ body: { text, is_trial: true } })).body,
  })
}
