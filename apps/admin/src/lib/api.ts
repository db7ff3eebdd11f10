import { contract } from '@etrend/contract'
import { createFetcher } from '@etrend/contract/client'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { createRenewal, type Renewed } from './renewal'
import { stored } from './session'
import { askToSignInAgain } from './sign-in-again'
import { sendForm } from './upload'

const baseUrl = '/api'

/** The calls that are made without a session: sign-in, renewal, hand-over. */
export const anonymousApi = initTsrReactQuery(contract, { baseUrl, api: createFetcher() })

/** Every call of the shop as React Query hooks, in the name of whoever is signed in. */
export const api = initTsrReactQuery(contract, {
  baseUrl,
  api: createFetcher(
    { access: () => stored('access'), renew: createRenewal(refresh, askToSignInAgain) },
    sendForm,
  ),
})

async function refresh(token: string): Promise<Renewed> {
  const { status, body } = await anonymousApi.account.refresh.mutate({ body: { refresh: token } })
  if (status === 200) return body
  return status < 429 ? 'over' : undefined
}
