import type { SmsRow } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { Link } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { Mark } from '../ui/display/mark'
import { RowCard } from '../ui/list/row-card'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { usePhone } from '../ui/list/use-phone'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'
import { kindName, stateKinds, stateWords } from './sms-words'

/** One SMS of the outbox, with what became of it. */
export function SmsLine({ message }: { message: SmsRow }) {
  const { id, kind, to, text, state, parts, credits, reference, order_number } = message
  const { sent_at, created_at, next_attempt_at } = message
  const { mutateAsync } = api.smsMessages.resend.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const problem = refusal ?? message.problem
  const facts = [
    to,
    momentOf(sent_at ?? created_at),
    counted(parts, 'part'),
    credits === null ? '' : counted(credits, 'credit'),
    reference === null ? '' : `id ${reference}`,
    state === 'queued' && problem && next_attempt_at
      ? `next attempt ${momentOf(next_attempt_at)}`
      : '',
  ]
  const words = text ?? 'A code, which only its recipient can read.'
  const mark = <Mark kind={stateKinds[state]}>{stateWords[state]}</Mark>
  const again = {
    'aria-label': `Send again: ${kindName(kind)} to ${to}`,
    disabled: isBusy,
    onClick: () =>
      void attempt(() => mutateAsync({ params: { id: String(id) } }), 'SMS on its way'),
  }
  if (usePhone()) {
    return (
      <RowCard
        title={kindName(kind)}
        facts={[
          ...facts.filter(Boolean),
          order_number ? <Link to={orderAt(order_number)}>{order_number}</Link> : null,
        ]}
        status={mark}
        menu={
          isForResending(message) ? (
            <RowMenu name={`${kindName(kind)} to ${to}`}>
              <PressButton className={rowActionLook} {...again}>
                Send again
              </PressButton>
            </RowMenu>
          ) : null
        }
        foot={
          <>
            <p className="wrap-anywhere">{words}</p>
            {problem ? <Notice>{problem}</Notice> : null}
          </>
        }
      />
    )
  }
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{kindName(kind)}</span>
            {mark}
            {order_number ? (
              <Link
                to={orderAt(order_number)}
                className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {order_number}
              </Link>
            ) : null}
          </p>
          <p>{words}</p>
          <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {isForResending(message) ? <Button {...again}>Send again</Button> : null}
      </div>
      {problem ? <Notice>{problem}</Notice> : null}
    </li>
  )
}

function isForResending({ state, is_secret }: SmsRow) {
  return !is_secret && (state === 'sent' || state === 'unclear' || state === 'failed')
}
