import { useSyncExternalStore } from 'react'

/** False on the server and until its page is hydrated; true afterwards. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => undefined
}
