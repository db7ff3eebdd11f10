import { smsWords, type SmsText, type SmsWords } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { CheckField } from '../ui/form/check-field'
import { LeaveGuard } from '../ui/form/leave-guard'
import { TextAreaField } from '../ui/form/text-area-field'
import { useSaveKey } from '../ui/form/use-save-key'
import { useSubmit } from '../ui/form/use-submit'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'
import { SmsExample } from './sms-example'

/** Edits the texts of a kind of SMS, with an example below each that shows its length. */
export function SmsTextEditor({ text }: { text: SmsText }) {
  const params = { kind: text.kind }
  const edit = api.smsTexts.edit.useMutation()
  const reset = api.smsTexts.reset.useMutation()
  const { perform, isBusy } = useStaffAction()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ resolver: zodResolver(smsWords), defaultValues: wordsOf(text) })
  const { refusal, run, submitting } = useSubmit(form)
  const typed = useWatch({ control: form.control })
  useSaveKey(() => element.current?.requestSubmit())

  const save = submitting((body) =>
    perform(async () => {
      await edit.mutateAsync({ params, body })
      form.reset(body)
    }, 'SMS text saved'),
  )
  const takeDefaults = () =>
    run(text.defaults, () =>
      perform(async () => {
        await reset.mutateAsync({ params })
        form.reset(text.defaults)
      }, 'This SMS has its default text again'),
    )

  return (
    <form ref={element} noValidate onSubmit={save} className="max-w-2xl grid min-w-0 gap-4 pt-2">
      <p className="text-muted">Sent when: {text.sent_when}</p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      {text.kind === 'phone_code' ? null : (
        <CheckField form={form} name="is_on" label="Send this SMS" />
      )}
      <TextAreaField form={form} name="en" label="English text" required />
      <SmsExample text={typed.en ?? ''} language="en" placeholders={text.placeholders} />
      <TextAreaField form={form} name="ne" label="Nepali text" lang="ne" required />
      <SmsExample text={typed.ne ?? ''} language="ne" placeholders={text.placeholders} />
      <details className="rounded-control bg-sunk px-3 py-2" open>
        <summary className="font-semibold cursor-pointer">Placeholders</summary>
        <dl className="grid gap-1 pt-2">
          {text.placeholders.map(({ name, meaning }) => (
            <div key={name} className="flex gap-x-3">
              <dt className="w-24 shrink-0 font-medium">{`{${name}}`}</dt>
              <dd className="min-w-0 text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" disabled={isBusy}>
          Save
        </Button>
        {text.is_changed ? (
          <Button disabled={isBusy} onClick={() => void takeDefaults()}>
            Back to the default text
          </Button>
        ) : null}
      </div>
      {form.formState.isDirty ? <LeaveGuard /> : null}
    </form>
  )
}

function wordsOf({ is_on, en, ne }: SmsWords): SmsWords {
  return { is_on, en, ne }
}
