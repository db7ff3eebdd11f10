import type { DeliveryTermsInput, DeliveryZoneInput } from '@etrend/contract'
import { useParams, useSearchParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { RecordForm } from '../ui/form/record-form'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { TermsFields } from './terms-fields'
import { useDeliveryZones } from './use-delivery-zones'
import { useSaving } from './use-saving'
import {
  blankZone,
  draftOfTerms,
  draftOfZone,
  termsNames,
  termsSchema,
  type TermsDraft,
} from './zone-draft'
import { ZoneForm } from './zone-form'

export function AddDeliveryZone() {
  const zones = useDeliveryZones()
  const [address] = useSearchParams()
  const named = address.get('districts')?.split(',') ?? []
  const { mutateAsync } = api.deliveryZones.create.useMutation()
  return (
    <>
      <ScreenHeader title="Add Delivery Zone" />
      <Loaded answer={zones}>
        {(all) => (
          <ZoneForm
            start={{
              ...blankZone,
              districts: named.filter((one) => all.others.districts.includes(one)),
            }}
            label="Submit"
            zones={all.zones}
            save={(body) => mutateAsync({ body })}
          />
        )}
      </Loaded>
    </>
  )
}

export function EditDeliveryZone() {
  const { id = '' } = useParams()
  const zones = useDeliveryZones()
  const { mutateAsync } = api.deliveryZones.edit.useMutation()
  return (
    <>
      <ScreenHeader title="Edit Delivery Zone" />
      <Loaded answer={zones}>
        {(all) => {
          const zone = all.zones.find((one) => String(one.id) === id)
          if (!zone) return <Gone />
          const others = all.zones.filter((one) => one !== zone)
          const save = (body: DeliveryZoneInput) => mutateAsync({ params: { id }, body })
          return <ZoneForm start={draftOfZone(zone)} label="Update" zones={others} save={save} />
        }}
      </Loaded>
    </>
  )
}

export function EditOtherDistricts() {
  const zones = useDeliveryZones()
  const { saving, leave } = useSaving()
  const { mutateAsync } = api.deliveryZones.editOthers.useMutation()
  return (
    <>
      <ScreenHeader title="All Other Districts" />
      <Loaded answer={zones}>
        {({ others }) => (
          <RecordForm<TermsDraft, DeliveryTermsInput>
            schema={termsSchema}
            start={draftOfTerms(others)}
            listPath="delivery"
            submitLabel="Update"
            fields={(form) => <TermsFields form={form} names={termsNames} />}
            save={saving((body) => mutateAsync({ body }))}
            restart={(saved) => saved}
            onSaved={() => leave('Delivery saved')}
          />
        )}
      </Loaded>
    </>
  )
}

function Gone() {
  return (
    <BlankState words="There is no such delivery zone any more.">
      <ButtonLink to={`${home}/delivery`}>Delivery</ButtonLink>
    </BlankState>
  )
}
