import { contract } from '@etrend/contract'
import { addressOf, ConnectionError, createFetcher } from '@etrend/contract/client'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiFetcher } from '@ts-rest/core'
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
export type ShopClient = ReturnType<typeof shopClient>

/** The same on the server, where the calls are answered inside the process. */
export function serverShopClient(queryClient: QueryClient, answer: Answer): ShopClient {
  const hooks = answered.get(answer) ?? hooksOf(answer)
  answered.set(answer, hooks)
  return hooks.initQueryClient(queryClient)
}

// Created once, not for every page, because creating them walks through the whole contract.
const answered = new WeakMap<Answer, ReturnType<typeof hooksOf>>()

function hooksOf(answer: Answer) {
  return initTsrReactQuery(contract, { baseUrl: '', api: fetcherOf(answer) })
}

type Answer = (path: string) => Promise<{ status: number; body: unknown }>

function fetcherOf(answer: Answer): ApiFetcher {
  const none = new Headers()
  return async (call) => ({ ...(await answer(addressOf(call))), headers: none })
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
