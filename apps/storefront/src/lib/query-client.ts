import { QueryClient } from '@tanstack/react-query'
import { statusOf } from './api'

const FRESH_MS = 5 * 60_000

/**
 * A query that was answered isn't retried, whatever its status; one without an answer is retried once. Without a
 * connection, a call that changes something fails at once: React Query would let it wait, and its button with it.
 */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: FRESH_MS,
        // ts-rest's hooks read each field of a result, so noting which fields a component reads changes nothing.
        notifyOnChangeProps: 'all',
        refetchOnWindowFocus: false,
        // What the server could not load shows as failed in the browser too, with Retry, instead of loading again.
        retryOnMount: false,
        retry: (failures, error) => failures < 1 && statusOf(error) === undefined,
      },
    },
  })
}
