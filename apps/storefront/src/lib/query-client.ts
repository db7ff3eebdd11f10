import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './api'

const FRESH_MS = 5 * 60_000

/** A call that was answered isn't retried, whatever its status; a call without an answer is retried once. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // What the server could not load shows as failed in the browser too, with Retry, instead of loading again.
        retryOnMount: false,
        retry: (failures, error) => failures < 1 && statusOf(error) === undefined,
      },
    },
  })
}
