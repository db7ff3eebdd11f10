import { factorCode, type FactorCode } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/controls/button'
import { TextField } from '../../ui/form/text-field'
import { useSubmit } from '../../ui/form/use-submit'
import { Notice } from '../../ui/state/notice'

/** Asks for a code of the authenticator app. Other attributes go to the input. */
export function CodeForm({
  label = 'Continue',
  hint = 'Six digits from your authenticator app, or one of your recovery codes.',
  act,
  ...input
}: {
  label?: string
  hint?: string
  /** An error that it throws is shown in the form. */
  act: (body: FactorCode) => Promise<void>
} & Pick<ComponentProps<'input'>, 'inputMode'>) {
  const form = useForm<FactorCode>({
    resolver: zodResolver(factorCode),
    defaultValues: { code: '' },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  return (
    <form noValidate onSubmit={submitting(act)} className="grid gap-5">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="code"
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-first-focus=""
        {...input}
      />
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : label}
      </Button>
    </form>
  )
}
