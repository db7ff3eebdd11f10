import { passwordChange } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { useStored } from '../lib/session'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showRefusal } from '../ui/show-refusal'
import { TextField } from '../ui/text-field'

/** Asks for the password of the person who is signed in. */
export function PasswordAgain({ onPassed }: { onPassed: () => void }) {
  const email = useStored('email')
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync } = api.factors.prove.useMutation()
  const form = useForm({
    resolver: zodResolver(passwordChange.pick({ current_password: true })),
    defaultValues: { current_password: '' },
  })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined)
    try {
      await mutateAsync({ body })
      onPassed()
    } catch (error) {
      setRefusal(showRefusal(form, error, body))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {refusal ? <Notice>{refusal}</Notice> : null}
      {/* For password managers: the account that the password belongs to. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField
        form={form}
        name="current_password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        data-first-focus=""
      />
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  )
}
