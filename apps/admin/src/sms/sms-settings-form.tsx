import { smsSettingsInput, type SmsSettings, type SmsSettingsInput } from '@etrend/contract'
import { api } from '../lib/api'
import { fixed } from '../ui/controls/choices'
import { CheckField } from '../ui/form/check-field'
import { SelectField } from '../ui/form/select-field'
import { SmallForm } from '../ui/form/small-form'
import { useStaffAction } from '../ui/state/use-staff-action'

const languages = fixed({ value: 'en', label: 'English' }, { value: 'ne', label: 'Nepali' })

/** The language of SMS, and whether guests verify their phones. */
export function SmsSettingsForm({ settings }: { settings: SmsSettings }) {
  const edit = api.smsMessages.editSettings.useMutation()
  const { perform } = useStaffAction()
  const { gateway, ...start } = settings
  return (
    <SmallForm<SmsSettingsInput, SmsSettingsInput>
      schema={smsSettingsInput}
      start={start}
      label="Save"
      fields={(form) => (
        <>
          <SelectField form={form} name="language" label="Language of SMS" choices={languages} />
          <CheckField
            form={form}
            name="codes_for_cash"
            label="Guests need a code for cash on delivery"
            hint={
              gateway === null
                ? 'Needs the keys of a gateway: see SMS.'
                : 'A guest who orders without paying online enters a code that we send to the phone. A phone stays verified for 30 days in the same browser.'
            }
          />
        </>
      )}
      save={(body) => perform(() => edit.mutateAsync({ body }), 'Settings of SMS saved')}
      restart={(sent) => sent}
    />
  )
}
