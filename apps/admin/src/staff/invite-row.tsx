import { isAbove, type Invite, type MadeInvite } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { useOwnRole } from '../lib/own-role'
import { daysUntil, isPast, momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { Mark } from '../ui/display/mark'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

/** An open invitation. Sending it again makes a new link, which `onMade` gets. */
export function InviteRow({
  invite,
  onMade,
}: {
  invite: Invite
  onMade: (made: MadeInvite) => void
}) {
  const { id, email, role_name, permissions, invited_by, created_at, expires_at } = invite
  const [isAsking, setAsking] = useState(false)
  const resend = api.members.resend.useMutation()
  const withdraw = api.members.withdraw.useMutation()
  const params = { params: { id: String(id) } }
  const isOver = isPast(expires_at)
  const own = useOwnRole()
  const { attempt, isBusy, refusal } = useStaffAction()

  return (
    <li className="md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_200px] grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="font-medium wrap-anywhere">{email}</span>
        <Mark kind="quiet">{role_name}</Mark>
        {isOver ? <Mark kind="warning">Expired</Mark> : null}
      </p>
      <p className="text-muted">
        Invited {momentOf(created_at)} by {invited_by}
        <span className="block">
          {isOver ? 'Send it again for a new link.' : `Valid for ${daysUntil(expires_at)} more`}
        </span>
      </p>
      {own === undefined || isAbove(permissions, own.permissions) ? null : (
        <div className="md:justify-end flex gap-2">
          <Button
            aria-label={`Resend the invitation of ${email}`}
            disabled={isBusy}
            onClick={() =>
              void attempt(
                () => resend.mutateAsync(params),
                ({ body: { link } }) =>
                  link === null ? `A new link is on its way to ${email}` : undefined,
                ({ body }) => onMade(body),
              )
            }
          >
            {isBusy ? 'Sending…' : 'Resend'}
          </Button>
          <Button
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => setAsking(true)}
          >
            Withdraw
          </Button>
        </div>
      )}
      {refusal ? <Notice>{refusal}</Notice> : null}
      {isAsking ? (
        <ConfirmDialog
          title="Withdraw this invitation?"
          label="Withdraw"
          busyLabel="Withdrawing…"
          act={() => withdraw.mutateAsync(params)}
          done="Invitation withdrawn"
          onClose={() => setAsking(false)}
        >
          The link for {email} will stop working.
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
