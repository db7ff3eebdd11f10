import { useSearchParams } from 'react-router-dom'
import { api } from '../lib/api'

/** The handover that the address names, and its parcels that had no code when they were read; none without it. */
export function useHandoverParcels() {
  const handover = useSearchParams()[0].get('handover')
  const { data } = api.handovers.parcels.useQuery({
    queryKey: ['handovers', 'parcels', handover],
    queryData: { params: { id: handover ?? '' } },
    enabled: handover !== null,
    meta: { notLoaded: 'Failed to fetch the parcels of this handover' },
  })
  const parcels = data?.body.filter(({ tracking_code }) => tracking_code === null) ?? []
  return { handover, parcels }
}
