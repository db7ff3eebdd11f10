import { api } from './api'

/** How many orders wait at each step. They are the same on every page of the list, so they are loaded beside it. */
export function useOrderCounts() {
  return api.staffOrders.counts.useQuery({
    queryKey: ['orders', 'counts'],
    meta: { notLoaded: 'Failed to fetch the numbers of orders' },
  })
}
