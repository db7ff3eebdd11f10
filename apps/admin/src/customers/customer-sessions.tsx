import type { contract } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/button'
import { counted } from '../ui/counted'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Section } from '../ui/section'

export type Account = z.output<(typeof contract.customers.get.responses)[200]>

/** On how many devices a customer is signed in, and a button that signs all of them out. */
export function CustomerSessions({ account: { id, name, sessions } }: { account: Account }) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = api.customers.endSessions.useMutation()

  async function confirm() {
    try {
      await end.mutateAsync({ params: { id: String(id) } })
      notify.success('Signed out on every device')
    } catch (error) {
      notify.error('The customer could not be signed out.', refusalOf(error).message)
    }
    setIsAsking(false)
    await queries.invalidateQueries({ queryKey: ['customers'] })
  }

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
        <Dialog title={`Sign ${name} out everywhere?`} onCancel={() => setIsAsking(false)}>
          <p className="mt-1 text-muted">
            Every browser of this customer has to sign in again. The cart and the orders stay.
          </p>
          <DialogActions
            kind="danger"
            label={end.isPending ? 'Signing out…' : 'Sign out everywhere'}
            isBusy={end.isPending}
            onConfirm={() => void confirm()}
            onCancel={() => setIsAsking(false)}
          />
        </Dialog>
      ) : null}
    </Section>
  )
}
