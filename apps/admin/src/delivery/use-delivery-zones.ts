import { api } from '../lib/api'

/** Every delivery zone, and the terms of all other districts. */
export function useDeliveryZones() {
  return api.deliveryZones.list.useQuery({
    queryKey: ['deliveryZones'],
    meta: { notLoaded: 'Failed to fetch delivery zones' },
  })
}

/** The headers of a call that is refused where the zone was changed since this answer. */
export function ifUnchanged({ headers }: { headers: Headers }) {
  const tag = headers.get('etag')
  return tag === null ? {} : { 'if-match': tag }
}
