import { isAbove, type Invite } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { useOwnRole } from '../lib/own-role'
import { refusalOf } from '../lib/refusal'
import { daysUntil, isPast, momentOf } from '../lib/times'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogActions } from '../ui/dialog-actions'
import { Mark } from '../ui/mark'
import { roleWords } from './role-words'

export function InviteRow({ invite }: { invite: Invite }) {
  const { id, email, role, invited_by, created_at, expires_at } = invite
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const resend = api.members.resend.useMutation()
  const withdraw = api.members.withdraw.useMutation()
  const params = { params: { id: String(id) } }
  const isOver = isPast(expires_at)
  const own = useOwnRole()

  async function attempt(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      notify.success(done)
    } catch (error) {
      notify.error('This could not be done.', refusalOf(error).message)
    }
    setAsking(false)
    await queries.invalidateQueries({ queryKey: ['members', 'invites'] })
  }

  return (
    <li className="md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_200px] grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="font-medium wrap-anywhere">{email}</span>
        <Mark kind="quiet">{roleWords[role].name}</Mark>
        {isOver ? <Mark kind="warning">Expired</Mark> : null}
      </p>
      <p className="text-muted">
        Sent {momentOf(created_at)} by {invited_by}
        <span className="block">
          {isOver ? 'Send it again for a new link.' : `Valid for ${daysUntil(expires_at)} more`}
        </span>
      </p>
      {own === undefined || isAbove(role, own) ? null : (
        <div className="md:justify-end flex gap-2">
          <Button
            aria-label={`Resend the invitation of ${email}`}
            disabled={resend.isPending}
            onClick={() =>
              void attempt(() => resend.mutateAsync(params), `A new link is on its way to ${email}`)
            }
          >
            {resend.isPending ? 'Sending…' : 'Resend'}
          </Button>
          <Button
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => setAsking(true)}
          >
            Withdraw
          </Button>
        </div>
      )}
      {isAsking ? (
        <Dialog title="Withdraw this invitation?" onCancel={() => setAsking(false)}>
          <p className="mt-1 text-muted">The link sent to {email} will stop working.</p>
          <DialogActions
            kind="danger"
            label={withdraw.isPending ? 'Withdrawing…' : 'Withdraw'}
            isBusy={withdraw.isPending}
            onConfirm={() =>
              void attempt(() => withdraw.mutateAsync(params), 'Invitation withdrawn')
            }
            onCancel={() => setAsking(false)}
          />
        </Dialog>
      ) : null}
    </li>
  )
}
