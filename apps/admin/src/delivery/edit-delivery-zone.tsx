import type { DeliveryZone, DeliveryZoneInput } from '@etrend/contract'
import { useParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { useDeliveryZones } from './use-delivery-zones'
import { useSavingVersion } from './use-saving-version'
import { draftOfZone } from './zone-draft'
import { ZoneForm } from './zone-form'

export function EditDeliveryZone() {
  const { id = '' } = useParams()
  const zones = useDeliveryZones()
  return (
    <>
      <ScreenHeader title="Edit Delivery Zone" />
      <Loaded answer={zones}>
        {(all) => {
          const others = all.zones.filter((zone) => String(zone.id) !== id)
          if (others.length === all.zones.length) return <Gone />
          return <Editing key={id} id={id} others={others} />
        }}
      </Loaded>
    </>
  )
}

function Editing({ id, others }: { id: string; others: DeliveryZone[] }) {
  const zone = api.deliveryZones.get.useQuery({
    queryKey: ['deliveryZones', 'one', id],
    queryData: { params: { id } },
    // The form starts with what is saved now, not with what was read when it was last open.
    gcTime: 0,
    meta: { notLoaded: 'Failed to fetch the delivery zone' },
  })
  return (
    <Loaded answer={{ ...zone, data: zone.data && { body: zone.data } }}>
      {(started) => <Form started={started} reread={zone.refetch} others={others} />}
    </Loaded>
  )
}

type Answer = { body: DeliveryZone; headers: Headers }

function Form({
  started,
  reread,
  others,
}: {
  started: Answer
  reread: () => Promise<{ data: Answer | undefined }>
  others: DeliveryZone[]
}) {
  const { mutateAsync } = api.deliveryZones.edit.useMutation()
  const params = { id: String(started.body.id) }
  const saving = useSavingVersion(started, reread, draftOfZone)
  const save = (body: DeliveryZoneInput) =>
    saving((headers) => mutateAsync({ params, body, headers }))

  return <ZoneForm start={draftOfZone(started.body)} label="Update" zones={others} save={save} />
}

function Gone() {
  return (
    <BlankState words="There is no such delivery zone any more.">
      <ButtonLink to={`${home}/delivery`}>Delivery</ButtonLink>
    </BlankState>
  )
}
