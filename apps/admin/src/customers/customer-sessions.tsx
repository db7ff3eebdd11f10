import type { contract } from '@etrend/contract'
import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { counted } from '../ui/display/counted'
import { Section } from '../ui/display/section'

export type Account = z.output<(typeof contract.customers.get.responses)[200]>

/** On how many devices a customer is signed in, and a button that signs all of them out. */
export function CustomerSessions({ account: { id, name, sessions } }: { account: Account }) {
  const [isAsking, setIsAsking] = useState(false)
  const end = api.customers.endSessions.useMutation()
  const close = () => setIsAsking(false)

  return (
    <Section
      title="Sign-ins"
      action={
        sessions > 0 ? (
          <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
        ) : undefined
      }
    >
      <p className="pt-3">
        {sessions > 0 ? `Signed in on ${counted(sessions, 'device')}.` : 'Not signed in anywhere.'}
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={`Sign ${name} out everywhere?`}
          label="Sign out everywhere"
          busyLabel="Signing out…"
          act={() => end.mutateAsync({ params: { id: String(id) } })}
          done="Signed out on every device"
          onClose={close}
        >
          Every browser of this customer has to sign in again. The cart and the orders stay.
        </ConfirmDialog>
      ) : null}
    </Section>
  )
}
