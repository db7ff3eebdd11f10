import { tsr } from './api'
import { shopQuery } from './queries'

/** The shop's name, place, phone and fees; undefined until they are read. */
export function useShop() {
  return tsr.store.shop.useQuery(shopQuery).data?.body
}
