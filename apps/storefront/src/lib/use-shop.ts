import type { Shop } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { tsr } from './api'
import { shopQuery } from './queries'

/** The shop's name, place, phone and fees; undefined until they are read. */
export function useShop() {
  return useShopAnswer()?.body
}

/** The server only reads what was loaded: watching it for changes takes ten times as long. */
const useShopAnswer = import.meta.env.SSR
  ? () => useQueryClient().getQueryData<{ body: Shop }>(shopQuery.queryKey)
  : () => tsr.store.shop.useQuery(shopQuery).data
