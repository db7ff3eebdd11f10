import { useSearchParams } from 'react-router-dom'
import { api } from '../lib/api'
import { ScreenHeader } from '../ui/display/screen-header'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { ParcelCodeForm } from './parcel-code-form'

/** Notes couriers' codes, of any orders or of the parcels of the handover that the address names. */
export function ParcelCodes() {
  const handover = useSearchParams()[0].get('handover')
  return (
    <>
      <ScreenHeader title="Courier Codes" />
      {handover === null ? <ParcelCodeForm parcels={[]} /> : <OfHandover handover={handover} />}
    </>
  )
}

function OfHandover({ handover }: { handover: string }) {
  const answer = api.handovers.parcels.useQuery({
    queryKey: ['handovers', 'parcels', handover],
    queryData: { params: { id: handover } },
    meta: { notLoaded: 'Failed to fetch the parcels of this handover' },
  })
  return (
    <Loaded answer={answer} skeleton={<RowsSkeleton rows={3} />}>
      {(parcels) => <ParcelCodeForm handover={handover} parcels={parcels} />}
    </Loaded>
  )
}
