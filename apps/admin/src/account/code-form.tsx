import { factorCode, type FactorCode } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'

/** Asks for a code of the authenticator app, or a recovery code: to sign in, or as a proof before a sensitive act. */
export function CodeForm({ isSignIn, onPassed }: { isSignIn: boolean; onPassed: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const passing = api.factors.pass.useMutation()
  const proving = api.factors.prove.useMutation()
  const form = useForm<FactorCode>({
    resolver: zodResolver(factorCode),
    defaultValues: { code: '' },
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      await (isSignIn ? passing.mutateAsync({ body }) : proving.mutateAsync({ body }))
      onPassed()
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-first-focus=""
      />
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  )
}
