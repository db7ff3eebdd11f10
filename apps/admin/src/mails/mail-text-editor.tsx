import { type MailText, mailWords, type MailWords } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { LeaveGuard } from '../ui/form/leave-guard'
import { TextAreaField } from '../ui/form/text-area-field'
import { TextField } from '../ui/form/text-field'
import { useSaveKey } from '../ui/form/use-save-key'
import { useSubmit } from '../ui/form/use-submit'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'
import { MailPreview } from './mail-preview'

/** Edits the texts of a kind of mail, beside a preview of them. They can be mailed to oneself before they are saved. */
export function MailTextEditor({ mail }: { mail: MailText }) {
  const params = { kind: mail.kind }
  const edit = api.mailTexts.edit.useMutation()
  const test = api.mailTexts.test.useMutation()
  const reset = api.mailTexts.reset.useMutation()
  const { perform, isBusy } = useStaffAction()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    resolver: zodResolver(mailWords),
    defaultValues: wordsOf(mail),
  })
  const { refusal, run, submitting } = useSubmit(form)
  const words = useWatch({ control: form.control })
  useSaveKey(() => element.current?.requestSubmit())

  const save = submitting((body) =>
    perform(async () => {
      await edit.mutateAsync({ params, body })
      form.reset(body)
    }, 'Mail text saved'),
  )
  const sendTest = submitting((body) =>
    perform(
      () => test.mutateAsync({ params, body }),
      (sent) => `A test mail is on its way to ${sent.body.to}`,
    ),
  )
  const takeDefaults = () =>
    run(mail.defaults, () =>
      perform(async () => {
        await reset.mutateAsync({ params })
        form.reset(mail.defaults)
      }, 'This mail has its default text again'),
    )

  return (
    <div className="lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid items-start gap-x-10 gap-y-8 pt-2">
      <form ref={element} noValidate onSubmit={save} className="grid min-w-0 gap-4">
        <p className="text-muted">Sent when: {mail.sent_when}</p>
        {refusal ? <Notice>{refusal}</Notice> : null}
        <TextField form={form} name="subject" label="Subject" required />
        <TextAreaField form={form} name="opening" label="Opening" hint={paragraphs} required />
        <TextAreaField form={form} name="closing" label="Closing" hint="Before the signature." />
        <PlaceholderList placeholders={mail.placeholders} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" disabled={isBusy}>
            Save
          </Button>
          <Button disabled={isBusy} onClick={sendTest}>
            Send a test to me
          </Button>
          {mail.is_changed ? (
            <Button disabled={isBusy} onClick={() => void takeDefaults()}>
              Back to the default text
            </Button>
          ) : null}
        </div>
        {form.formState.isDirty ? <LeaveGuard /> : null}
      </form>
      <MailPreview kind={mail.kind} words={words} />
    </div>
  )
}

const paragraphs = 'Follows the greeting. An empty line begins a new paragraph.'

function wordsOf({ subject, opening, closing }: MailWords): MailWords {
  return { subject, opening, closing }
}

/** What the texts of a mail may contain in braces. */
function PlaceholderList({ placeholders }: Pick<MailText, 'placeholders'>) {
  return (
    <details className="rounded-control bg-sunk px-3 py-2" open>
      <summary className="font-semibold cursor-pointer">Placeholders</summary>
      <dl className="grid gap-1 pt-2">
        {placeholders.map(({ name, meaning, is_for_subject }) => (
          <div key={name} className="flex gap-x-3">
            <dt className="w-24 shrink-0 font-medium">{`{${name}}`}</dt>
            <dd className="min-w-0 text-muted">
              {meaning}
              {is_for_subject ? '' : ' (not in the subject)'}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
