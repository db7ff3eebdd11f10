import type { contract } from '@etrend/contract'
import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { counted } from '../ui/counted'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Notice } from '../ui/notice'
import { Section } from '../ui/section'
import { useStaffAction } from '../ui/use-staff-action'

export type Account = z.output<(typeof contract.customers.get.responses)[200]>

/** On how many devices a customer is signed in, and a button that signs all of them out. */
export function CustomerSessions({ account: { id, name, sessions } }: { account: Account }) {
  const [isAsking, setIsAsking] = useState(false)
  const end = api.customers.endSessions.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const close = () => setIsAsking(false)
  const confirm = () =>
    attempt(
      () => end.mutateAsync({ params: { id: String(id) } }),
      'Signed out on every device',
      close,
    )

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
        <Dialog title={`Sign ${name} out everywhere?`} onCancel={close}>
          <p className="mt-1 text-muted">
            Every browser of this customer has to sign in again. The cart and the orders stay.
          </p>
          {refusal ? <Notice>{refusal}</Notice> : null}
          <DialogActions
            kind="danger"
            label={isBusy ? 'Signing out…' : 'Sign out everywhere'}
            isBusy={isBusy}
            onConfirm={() => void confirm()}
            onCancel={close}
          />
        </Dialog>
      ) : null}
    </Section>
  )
}
