import { contract } from '@etrend/contract'
import { ConnectionError, createFetcher } from '@etrend/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import type { ClientArgs } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { number, object, orElse, recordOf, text } from './schema'
import { dropSession, keepTokens, sessionField } from './session'

/** Sends every API call of the browser. When a session has expired, renews it once. */
export const fetcher = createFetcher({ access: () => sessionField('access'), renew })

/** The calls that every page may make, as hooks and functions. */
export const tsr = initTsrReactQuery(contract, { baseUrl: '/api', api: fetcher })

/** Fills the query cache before the hooks read it: in the browser, before a page is shown. */
export function shopClient(queryClient: QueryClient) {
  return tsr.initQueryClient(queryClient)
}

/** The calls that pages are loaded with; on the server, they are answered inside the process (server/shop-client.ts). */
export type ShopClient = ReturnType<
  ReturnType<typeof initTsrReactQuery<PageCalls, ClientArgs>>['initQueryClient']
>

type Calls = typeof contract
export type PageCalls = {
  store: Pick<
    Calls['store'],
    'shop' | 'home' | 'products' | 'product' | 'preview' | 'page' | 'draft'
  >
  storeCollections: Pick<Calls['storeCollections'], 'get' | 'products' | 'category'>
  navigation: Pick<Calls['navigation'], 'links'>
  reviews: Pick<Calls['reviews'], 'list'>
}

const withoutTokens = initTsrReactQuery(contract, { baseUrl: '/api', api: createFetcher() })

/** Exchanges the refresh token for new tokens, and returns the access token. A refused one ends the session. */
async function renew() {
  const refresh = sessionField('refresh')
  if (!refresh) return undefined
  const answer = await withoutTokens.account.refresh.mutate({ body: { refresh } })
  if (answer.status !== 200) {
    dropSession()
    return undefined
  }
  keepTokens(answer.body)
  return answer.body.access
}

const failure = object({
  message: orElse(text, undefined),
  fields: orElse(recordOf(text), {}),
})
const refused = orElse(
  object({ status: orElse(number, undefined), body: orElse(failure, undefined) }),
  undefined,
)

/** The status of a refused call, or undefined when no answer came at all. */
export function statusOf(error: unknown) {
  return refused(error)?.status
}

/** The sentence to show for a failed call: the server's own, or that no answer came; undefined without either. */
export function messageOf(error: unknown) {
  return error instanceof ConnectionError ? error.message : refused(error)?.body?.message
}

/** A refusal's errors for single fields of a form; {} if it has none. */
export function fieldsOf(error: unknown): Record<string, string | undefined> {
  return refused(error)?.body?.fields ?? {}
}
