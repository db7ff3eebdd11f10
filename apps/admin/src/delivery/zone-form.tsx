import type { DeliveryZoneInput, DeliveryZones } from '@etrend/contract'
import type { OtherVersion } from '../ui/form/conflict'
import { RecordForm } from '../ui/form/record-form'
import { TextField } from '../ui/form/text-field'
import { DistrictsField } from './districts-field'
import { TermsFields } from './terms-fields'
import { useSaving } from './use-saving'
import { termsNames, zoneSchema, type ZoneDraft } from './zone-draft'

/** The form of a delivery zone. */
export function ZoneForm({
  start,
  label,
  zones,
  save,
}: {
  start: ZoneDraft
  label: string
  /** The other zones, whose districts are taken. */
  zones: DeliveryZones['zones']
  /** Returns what somebody else has saved meanwhile, where that is so. */
  save: (body: DeliveryZoneInput) => Promise<OtherVersion<ZoneDraft> | undefined>
}) {
  const { saving, leave } = useSaving()
  const takenBy = new Map(
    zones.flatMap(({ name, districts }) => districts.map((district) => [district, name])),
  )
  return (
    <RecordForm<ZoneDraft, DeliveryZoneInput>
      schema={zoneSchema}
      start={start}
      listPath="delivery"
      submitLabel={label}
      fields={(form) => (
        <>
          <TextField
            form={form}
            name="name"
            label="Name"
            hint="Only staff see it."
            autoComplete="off"
            required
          />
          <DistrictsField form={form} takenBy={takenBy} />
          <TermsFields form={form} names={termsNames} />
        </>
      )}
      save={saving(save)}
      restart={(saved) => saved}
      onSaved={() => leave('Delivery zone saved')}
    />
  )
}
