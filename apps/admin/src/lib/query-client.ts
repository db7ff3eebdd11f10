import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { notify } from './notify'
import { refusalOf } from './refusal'
import { say, type Words } from './words'

declare module '@tanstack/react-query' {
  interface Register {
    /** `notLoaded`: the toast's text if the query fails. */
    queryMeta: { notLoaded?: Words }
  }
}

/** Failed queries are shown with a Retry button, so they aren't retried automatically. */
export function createQueryClient() {
  const client = new QueryClient({
    defaultOptions: {
      // 'always': without a connection, a call fails with an error instead of waiting silently.
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        rereadRole(error)
        if (meta?.notLoaded) notify.error(say(meta.notLoaded, refusalOf(error).message))
      },
    }),
    mutationCache: new MutationCache({
      onError: rereadRole,
      // Nearly every change does some of the work that waits, or adds to it.
      onSuccess: () => void client.invalidateQueries({ queryKey: ['waiting'] }),
    }),
  })
  return client

  /** After such a refusal, one's own role may have changed: menu and buttons follow it, or a second factor is set up. */
  function rereadRole(error: unknown) {
    const { code } = refusalOf(error)
    if (code === 'not-permitted' || code === 'factor-missing') {
      void client.invalidateQueries({ queryKey: ['profile', 'role'] })
    }
  }
}
