import { contract } from '@etrend/contract'
import { createFetcher } from '@etrend/contract/client'
import type { ApiFetcherArgs } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { askForProof, wantedBy } from './proof'
import { createRenewal, type Renewed } from './renewal'
import { stored } from './session'
import { askToSignInAgain } from './sign-in-again'
import { sendForm } from './upload'

const baseUrl = '/api'

/** API client for calls without a session: sign-in, token renewal, handover from the storefront, invitations. */
export const anonymousApi = initTsrReactQuery(contract, { baseUrl, api: createFetcher() })

const send = createFetcher(
  { access: () => stored('access'), renew: createRenewal(refresh, askToSignInAgain) },
  sendForm,
)

/** API client with the signed-in user's session, as React Query hooks. Renews the access token when it has expired. */
export const api = initTsrReactQuery(contract, { baseUrl, api: sendProved })

/** Sends a call. If the server first wants the password or a code, asks the person for it and sends the call again. */
async function sendProved(args: ApiFetcherArgs) {
  const answer = await send(args)
  const wanted = wantedBy(answer)
  return wanted && (await askForProof(wanted)) ? send(args) : answer
}

async function refresh(token: string): Promise<Renewed> {
  const { status, body } = await anonymousApi.account.refresh.mutate({ body: { refresh: token } })
  if (status === 200) return body
  return status < 429 ? 'over' : undefined
}
