import { apiKeyInput, keyScope, type ApiKeyInput } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import { ChecksField } from '../ui/form/checks-field'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { useSubmit } from '../ui/form/use-submit'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'
import { scopeWords } from './scope-words'

const lifetimes = fixed(
  { value: '', label: 'Never' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
)

/** Makes a key. `onMade` gets its secret, which is never sent again. */
export function ApiKeyForm({ onMade }: { onMade: (secret: string) => void }) {
  const { mutateAsync } = api.apiKeys.create.useMutation()
  const { perform, isBusy } = useStaffAction()
  const form = useForm<z.input<typeof apiKeyInput>, unknown, ApiKeyInput>({
    resolver: zodResolver(apiKeyInput),
    defaultValues: { name: '', scopes: [], expires_in_days: '' },
  })
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
      <ChecksField
        form={form}
        name="scopes"
        label="What it may do"
        options={keyScope.options}
        words={scopeWords}
      />
      <SelectField form={form} name="expires_in_days" label="Expires" choices={lifetimes} />
      <div>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {isBusy ? 'Making…' : 'Make key'}
        </Button>
      </div>
    </form>
  )
}
