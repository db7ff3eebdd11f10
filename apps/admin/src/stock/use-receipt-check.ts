import { useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'

/** Asks the server what receiving this text would do. Sends no request while the text is empty. */
export function useReceiptCheck(text: string) {
  return useQuery({
    queryKey: ['stock-levels', 'receipt', text],
    enabled: text.trim() !== '',
    gcTime: 0,
    queryFn: async () => {
      const body = { rows: new Blob([text]), dry_run: true }
      const answer = await api.stockLevels.receive.mutate({ body })
      if (answer.status === 200) return answer.body
      throw answer
    },
  })
}
