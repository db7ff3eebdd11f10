import { smsTestInput } from '@etrend/contract'
import { api } from '../lib/api'
import { SmallForm } from '../ui/form/small-form'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'
import { useStaffAction } from '../ui/state/use-staff-action'
import { SmsLength } from './sms-length'

/** Sends an SMS with any text, to see whether the keys are right. */
export function SmsTest() {
  const test = api.smsMessages.test.useMutation()
  const { perform } = useStaffAction()
  return (
    <details className="mt-3">
      <summary className="font-semibold w-fit cursor-pointer pointer-coarse:py-2.5">
        Send a test
      </summary>
      <SmallForm
        schema={smsTestInput}
        start={start}
        label="Send"
        fields={(form) => (
          <>
            <TextField
              form={form}
              name="phone"
              label="Mobile number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
            />
            <TextAreaField form={form} name="text" label="Text" required />
            <SmsLength text={String(form.watch('text') ?? '')} />
          </>
        )}
        save={(body) =>
          perform(
            () => test.mutateAsync({ body }),
            (sent) => `A test is on its way to ${sent.body.to}`,
          )
        }
        restart={(sent) => sent}
      />
    </details>
  )
}

const start = { phone: '', text: 'This is a test of your shop.' }
