import type { DeliveryTermsInput } from '@etrend/contract'
import { useSearchParams } from 'react-router-dom'
import { api } from '../lib/api'
import { ScreenHeader } from '../ui/display/screen-header'
import { RecordForm } from '../ui/form/record-form'
import { Loaded } from '../ui/state/loaded'
import { TermsFields } from './terms-fields'
import { useDeliveryZones } from './use-delivery-zones'
import { useSaving } from './use-saving'
import { blankZone, draftOfTerms, termsNames, termsSchema, type TermsDraft } from './zone-draft'
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
            save={async (body) => {
              await mutateAsync({ body })
              return undefined
            }}
          />
        )}
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
            save={saving(async (body: DeliveryTermsInput) => {
              await mutateAsync({ body })
              return undefined
            })}
            restart={(saved) => saved}
            onSaved={() => leave('Delivery saved')}
          />
        )}
      </Loaded>
    </>
  )
}
