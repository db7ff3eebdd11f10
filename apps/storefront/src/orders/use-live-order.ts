import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToOrder } from '../lib/ordering/listen-to-order'

/** Asks for the order anew whenever something happens to it, while one looks at its page. */
export function useLiveOrder(number: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop = new AbortController()
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['order', number] })

    // A page in the background holds no connection; what it missed it asks for when it is seen again.
    function look() {
      stop.abort()
      if (document.hidden) return
      stop = new AbortController()
      void listenToOrder(number, refresh, stop.signal)
    }

    function lookAgain() {
      if (!document.hidden) refresh()
      look()
    }

    look()
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      stop.abort()
    }
  }, [number, queryClient])
}
