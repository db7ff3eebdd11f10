import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToOrder } from '../lib/ordering/listen-to-order'

/** Fetches the order again whenever something happens to it, while its page is visible. */
export function useLiveOrder(number: string) {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenToOrder(
        number,
        () => void queryClient.invalidateQueries({ queryKey: ['order', number] }),
      ),
    [number, queryClient],
  )
}
