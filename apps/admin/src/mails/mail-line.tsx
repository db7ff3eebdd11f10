import type { MailRow } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { Link } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { RowCard } from '../ui/list/row-card'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { usePhone } from '../ui/list/use-phone'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

const states = { queued: 'Waiting', sent: 'Sent', failed: 'Failed' }

/** One mail of the outbox, to read and to send again. Mails whose links open an account can't be sent again. */
export function MailLine({ mail, onOpen }: { mail: MailRow; onOpen: () => void }) {
  const { id, to, subject, state, order_number, is_secret, sent_at, created_at } = mail
  const { mutateAsync } = api.mails.resend.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const kind = state === 'sent' ? 'good' : state === 'failed' ? 'warning' : 'quiet'
  const problem = refusal ?? (state === 'sent' ? null : mail.problem)
  const resend = () =>
    void attempt(() => mutateAsync({ params: { id: String(id) } }), 'Mail on its way')
  const again = { 'aria-label': `Send again: ${subject}`, disabled: isBusy, onClick: resend }
  const mark = <Mark kind={kind}>{states[state]}</Mark>
  const about = `${to} · ${momentOf(sent_at ?? created_at)}`
  if (usePhone()) {
    return (
      <RowCard
        title={
          <button type="button" data-open aria-label={`Read ${subject}`} onClick={onOpen}>
            {subject}
          </button>
        }
        facts={[
          about,
          order_number ? <Link to={orderAt(order_number)}>{order_number}</Link> : null,
        ]}
        status={mark}
        menu={
          is_secret ? null : (
            <RowMenu name={subject}>
              <PressButton className={rowActionLook} {...again}>
                Send again
              </PressButton>
            </RowMenu>
          )
        }
        foot={problem ? <Notice>{problem}</Notice> : null}
      />
    )
  }
  return (
    <li className="grid gap-1 border-b border-line py-2.5 group-data-compact/list:py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{subject}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-muted">
            {mark}
            {about}
            {order_number ? (
              <Link to={orderAt(order_number)} className="underline underline-offset-4">
                {order_number}
              </Link>
            ) : null}
          </span>
        </p>
        <div className="flex gap-2">
          <Button data-open aria-label={`Read ${subject}`} onClick={onOpen}>
            Read
          </Button>
          {is_secret ? null : <Button {...again}>Send again</Button>}
        </div>
      </div>
      {problem ? <Notice>{problem}</Notice> : null}
    </li>
  )
}
