import { apiKeyInput, keyScope, type ApiKeyInput } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { fixed } from '../ui/choices'
import { FieldError } from '../ui/field'
import { errorOf } from '../ui/form'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { useStaffAction } from '../ui/use-staff-action'
import { useSubmit } from '../ui/use-submit'
import { scopeWords } from './scope-words'

const lifetimes = fixed(
  { value: '', label: 'Never' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
)

/** Makes a key. `onMade` gets its secret, which is never sent again. */
export function ApiKeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const id = useId()
  const { mutateAsync } = api.apiKeys.create.useMutation()
  const { perform, isBusy } = useStaffAction()
  const form = useForm<z.input<typeof apiKeyInput>, unknown, ApiKeyInput>({
    resolver: zodResolver(apiKeyInput),
    defaultValues: { name: '', scopes: [], expires_in_days: '' },
  })
  const error = errorOf({ form, name: 'scopes' })
  const { refusal, submitting } = useSubmit(form)
  const submit = submitting(async (body) => {
    await perform(async () => onMade((await mutateAsync({ body })).body.secret), undefined)
    form.reset()
  })

  return (
    <form noValidate onSubmit={submit} className="max-w-2xl grid gap-4 pt-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="The program that uses the key. The audit log names it."
        autoComplete="off"
        required
      />
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="font-semibold pb-1">What it may do</legend>
        <div className="sm:grid-cols-2 grid gap-x-6">
          {keyScope.options.map((scope) => (
            <label key={scope} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                value={scope}
                className="size-4 shrink-0 accent-ink pointer-coarse:size-5"
                {...form.register('scopes')}
              />
              {scopeWords[scope]}
            </label>
          ))}
        </div>
        <FieldError id={id} error={error} />
      </fieldset>
      <SelectField form={form} name="expires_in_days" label="Expires" choices={lifetimes} />
      <div>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {isBusy ? 'Making…' : 'Make key'}
        </Button>
      </div>
    </form>
  )
}
