import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm, type DefaultValues } from 'react-hook-form'
import type * as z from 'zod'
import { Button } from '../controls/button'
import { Notice } from '../state/notice'
import type { Draft, FormOf } from './form'
import { LeaveGuard } from './leave-guard'
import { useSubmit } from './use-submit'

/**
 * A form that is only a part of its screen: validates with a schema, shows the server's errors at the fields, and asks
 * before unsaved changes are lost. `save` throws the call's error. `restart` returns the form's values after a success.
 */
export function SmallForm<Input extends object, Sent>({
  schema,
  start,
  label,
  takesFocus = false,
  fields,
  save,
  restart,
}: {
  schema: z.ZodType<Sent, Draft<Input>>
  start: DefaultValues<Draft<Input>>
  label: string
  /** The first field takes the focus, where a button opened the form in its own place. */
  takesFocus?: boolean
  fields: (form: FormOf<Draft<Input>>) => ReactNode
  save: (input: Sent) => Promise<void>
  restart: (sent: Draft<Input>) => DefaultValues<Draft<Input>> | Draft<Input>
}) {
  const form = useForm<Draft<Input>, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: start,
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(async (input) => {
    await save(input)
    form.reset(restart(form.getValues()))
  })
  return (
    <form
      ref={takesFocus ? focusFirst : undefined}
      noValidate
      onSubmit={submit}
      className="max-w-md grid gap-4 pt-4"
    >
      {refusal ? <Notice>{refusal}</Notice> : null}
      {fields(form)}
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : label}
        </Button>
      </div>
      {form.formState.isDirty ? <LeaveGuard /> : null}
    </form>
  )
}

function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
