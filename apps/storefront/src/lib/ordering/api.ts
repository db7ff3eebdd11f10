import { contract } from '@etrend/contract'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { fetcher } from '../api'

/** The calls for ordering and for the account, bundled only with pages that need them (build/dead-weight.ts). */
export const ordering = initTsrReactQuery(contract, { baseUrl: '/api', api: fetcher })
