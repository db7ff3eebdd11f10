import { emailChange, type EmailChange } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { Section } from '../ui/display/section'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'

const blank = { email: '', current_password: '' }

/** Changes the email address to sign in with. Needs the password, and takes effect when the mailed link is opened. */
export function EmailForm() {
  const { mutateAsync } = api.profile.changeEmail.useMutation()
  const [said, setSaid] = useState<string>()

  async function save(body: EmailChange) {
    setSaid(undefined)
    setSaid((await mutateAsync({ body })).body.message)
  }

  return (
    <Section title="Email address">
      <p className="pt-3 text-muted">
        We send a link to the new address. Nothing changes until you open it. Then we also inform
        the old address, and you stay signed in.
      </p>
      {said ? <output className="block pt-3 wrap-anywhere">{said}</output> : null}
      <SmallForm<EmailChange, EmailChange>
        schema={emailChange}
        start={blank}
        restart={() => blank}
        label="Send the link"
        save={save}
        fields={(form) => (
          <>
            <TextField
              form={form}
              name="email"
              label="New email address"
              type="email"
              autoComplete="email"
              required
            />
            <TextField
              form={form}
              name="current_password"
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
      />
    </Section>
  )
}
