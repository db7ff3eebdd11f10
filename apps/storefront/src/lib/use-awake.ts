import { useSyncExternalStore } from 'react'

/** False on the server and while its page wakes up, true from then on. */
export function useAwake() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => undefined
}
