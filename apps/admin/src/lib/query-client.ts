import { QueryCache, QueryClient } from '@tanstack/react-query'
import { notify } from './notify'
import { refusalOf } from './refusal'
import { say, type Words } from './words'

declare module '@tanstack/react-query' {
  interface Register {
    /** `notLoaded`: what the toast says when the query fails. */
    queryMeta: { notLoaded?: Words }
  }
}

/** Failures are shown with Retry, so nothing is retried behind the person's back. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a connection a call fails and says so, rather than waiting in silence.
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.notLoaded) notify.error(say(meta.notLoaded, refusalOf(error).message))
      },
    }),
  })
}
