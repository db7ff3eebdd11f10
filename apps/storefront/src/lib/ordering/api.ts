import { contract } from '@etrend/contract'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { fetcher } from '../api'

/** The calls for ordering, the account and sold-out sizes, bundled only with what needs them (build/dead-weight.ts). */
export const ordering = initTsrReactQuery(contract, { baseUrl: '/api', api: fetcher })
