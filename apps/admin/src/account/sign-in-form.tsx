import { credentials } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { storefront } from '../lib/addresses'
import { Button } from '../ui/controls/button'
import { described, FieldError } from '../ui/form/field'
import { TextField } from '../ui/form/text-field'
import { Notice } from '../ui/state/notice'
import { signInAsStaff } from './sign-in-as-staff'

// spec §5: 'Remember me' is required; the box starts ticked (decisions).
const signInFields = credentials.extend({
  remember: z.boolean().refine(Boolean, "Tick 'Remember me' to sign in."),
})

/** Email, password and 'Remember me'. Shows its own errors. */
export function SignInForm({ email = '', onSignedIn }: { email?: string; onSignedIn: () => void }) {
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<z.input<typeof signInFields>, unknown, z.output<typeof signInFields>>({
    resolver: zodResolver(signInFields),
    defaultValues: { email, password: '', remember: true },
  })
  const { isSubmitting, errors } = form.formState
  const remember = errors.remember?.message

  const submit = form.handleSubmit(async ({ email: address, password }) => {
    setRefusal(undefined)
    const answer = await signInAsStaff({ email: address, password })
    if (answer.refusal === undefined) onSignedIn()
    else setRefusal(answer.refusal)
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        data-first-focus={email ? '' : undefined}
      />
      <div className="grid gap-1.5">
        <label
          htmlFor={id}
          className="flex items-center gap-2 justify-self-start pointer-coarse:h-11"
        >
          <input
            type="checkbox"
            required
            className="size-4 accent-ink pointer-coarse:size-5"
            {...form.register('remember')}
            {...described(id, remember)}
          />
          Remember me
        </label>
        <FieldError id={id} error={remember} />
        <a
          href={`${storefront()}forgot-password`}
          className="inline-flex items-center justify-self-start underline underline-offset-4 pointer-coarse:h-11"
        >
          Forgot password?
        </a>
      </div>
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  )
}
