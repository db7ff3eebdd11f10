import type { DeliveryTerms, DeliveryTermsInput } from '@etrend/contract'
import { useSearchParams } from 'react-router-dom'
import { api } from '../lib/api'
import { ScreenHeader } from '../ui/display/screen-header'
import { RecordForm } from '../ui/form/record-form'
import { Loaded } from '../ui/state/loaded'
import { TermsFields } from './terms-fields'
import { useDeliveryZones } from './use-delivery-zones'
import { useSaving } from './use-saving'
import { useSavingVersion } from './use-saving-version'
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
  const terms = api.deliveryZones.getOthers.useQuery({
    queryKey: ['deliveryZones', 'others'],
    // The form starts with what is saved now, not with what was read when it was last open.
    gcTime: 0,
    meta: { notLoaded: 'Failed to fetch delivery to all other districts' },
  })
  return (
    <>
      <ScreenHeader title="All Other Districts" />
      <Loaded answer={{ ...terms, data: terms.data && { body: terms.data } }}>
        {(started) => <TermsForm started={started} reread={terms.refetch} />}
      </Loaded>
    </>
  )
}

type Answer = { body: DeliveryTerms; headers: Headers }

function TermsForm({
  started,
  reread,
}: {
  started: Answer
  reread: () => Promise<{ data: Answer | undefined }>
}) {
  const { saving, leave } = useSaving()
  const { mutateAsync } = api.deliveryZones.editOthers.useMutation()
  const saveVersion = useSavingVersion<DeliveryTerms, TermsDraft>(started, reread, draftOfTerms)
  return (
    <RecordForm<TermsDraft, DeliveryTermsInput>
      schema={termsSchema}
      start={draftOfTerms(started.body)}
      listPath="delivery"
      submitLabel="Update"
      fields={(form) => <TermsFields form={form} names={termsNames} />}
      save={saving((body: DeliveryTermsInput) =>
        saveVersion((headers) => mutateAsync({ body, headers })),
      )}
      restart={(saved) => saved}
      onSaved={() => leave('Delivery saved')}
    />
  )
}
