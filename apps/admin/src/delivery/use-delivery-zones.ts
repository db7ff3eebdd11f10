import { api } from '../lib/api'

/** Every delivery zone, and the terms of all other districts. */
export function useDeliveryZones() {
  return api.deliveryZones.list.useQuery({
    queryKey: ['delivery-zones'],
    meta: { notLoaded: 'Failed to fetch delivery zones' },
  })
}
