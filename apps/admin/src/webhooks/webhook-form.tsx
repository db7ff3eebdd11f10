import { webhookInput, webhookTopic, type WebhookInput } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/controls/button'
import { ChecksField } from '../ui/form/checks-field'
import { TextField } from '../ui/form/text-field'
import { useSubmit } from '../ui/form/use-submit'
import { Notice } from '../ui/state/notice'
import { topicWords } from './topic-words'

/** The address and the events of a webhook. `save` throws the call's error. */
export function WebhookForm({
  start,
  label,
  save,
  onCancel,
}: {
  start: WebhookInput
  label: string
  save: (input: WebhookInput) => Promise<void>
  onCancel?: () => void
}) {
  const form = useForm<WebhookInput>({
    resolver: zodResolver(webhookInput),
    defaultValues: start,
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)

  return (
    <form noValidate onSubmit={submitting(save)} className="max-w-2xl grid gap-4 pt-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="url"
        label="Address"
        hint="Begins with https://. Addresses of this machine and of private networks are refused."
        type="url"
        inputMode="url"
        autoComplete="off"
        required
      />
      <ChecksField
        form={form}
        name="events"
        label="Events"
        options={webhookTopic.options}
        words={topicWords}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : label}
        </Button>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      </div>
    </form>
  )
}
