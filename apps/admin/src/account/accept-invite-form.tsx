import { acceptance } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { anonymousApi } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'
import { showRefusal } from '../ui/form/show-refusal'
import { TextField } from '../ui/form/text-field'
import { Notice } from '../ui/state/notice'
import { signInAsStaff } from './sign-in-as-staff'

const fields = acceptance.omit({ token: true })

/** Form where an invited colleague chooses a user name and a password. Signs them in afterwards. */
export function AcceptInviteForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: { username: '', password: '' },
  })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (chosen) => {
    setRefusal(undefined)
    try {
      const joined = await anonymousApi.members.acceptInvite.mutate({ body: { token, ...chosen } })
      if (joined.status !== 201) return setRefusal(showRefusal(form, joined, chosen))
    } catch (error) {
      return setRefusal(refusalOf(error).message)
    }
    await signInAsStaff({ email, password: chosen.password })
    // If signing in failed, `home` redirects to the sign-in screen.
    void navigate(home, { replace: true })
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-muted">
        You are invited as <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
        . Choose a user name and a password.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField form={form} name="username" label="User name" autoComplete="nickname" required />
      <TextField
        form={form}
        name="password"
        label="Password"
        hint="At least 8 characters."
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'Joining…' : 'Join'}
      </Button>
    </form>
  )
}
