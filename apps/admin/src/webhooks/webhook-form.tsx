import { webhookInput, webhookTopic, type WebhookInput } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button'
import { FieldError } from '../ui/field'
import { errorOf } from '../ui/form'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import { useSubmit } from '../ui/use-submit'
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
  const id = useId()
  const form = useForm<WebhookInput>({
    resolver: zodResolver(webhookInput),
    defaultValues: start,
  })
  const error = errorOf({ form, name: 'events' })
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
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="font-semibold pb-1">Events</legend>
        <div className="sm:grid-cols-2 grid gap-x-6">
          {webhookTopic.options.map((topic) => (
            <label key={topic} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                value={topic}
                className="size-4 shrink-0 accent-ink pointer-coarse:size-5"
                {...form.register('events')}
              />
              {topicWords[topic]}
            </label>
          ))}
        </div>
        <FieldError id={id} error={error} />
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : label}
        </Button>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      </div>
    </form>
  )
}
