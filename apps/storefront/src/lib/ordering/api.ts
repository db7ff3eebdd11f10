import { contract } from '@etrend/contract'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { fetcher } from '../api'

/** The calls of ordering and of the account. Their table comes with the pages that need it (build/dead-weight.ts). */
export const ordering = initTsrReactQuery(contract, { baseUrl: '/api', api: fetcher })
