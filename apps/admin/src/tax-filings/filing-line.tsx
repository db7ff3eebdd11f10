import type { TaxFiling } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
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

const states = { waiting: 'Waiting', sent: 'Sent', refused: 'Refused' }
const kinds = { waiting: 'quiet', sent: 'good', refused: 'warning' } as const

/** One bill or credit note: whether the tax office has it, why not, and the button that sends it again. */
export function FilingLine({ filing, onOpen }: { filing: TaxFiling; onOpen: () => void }) {
  const { id, number, kind, state, total, date_bs, buyer_name, order_number, problem } = filing
  const { mutateAsync } = api.taxFilings.resend.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const isStuck = state === 'refused' || (state === 'waiting' && filing.attempts > 0)
  const what = kind === 'bill' ? 'Bill' : 'Credit note'
  const mark = <Mark kind={kinds[state]}>{states[state]}</Mark>
  const again = {
    'aria-label': `Send again: ${number}`,
    disabled: isBusy,
    onClick: () =>
      void attempt(() => mutateAsync({ params: { id: String(id) } }), 'On its way again'),
  }
  const notes = (
    <>
      {refusal || (state === 'refused' && problem) ? <Notice>{refusal ?? problem}</Notice> : null}
      {state === 'waiting' && problem ? <p className="text-muted">{problem}</p> : null}
    </>
  )
  if (usePhone()) {
    return (
      <RowCard
        title={
          <button type="button" data-open aria-label={`Show ${number}`} onClick={onOpen}>
            {number}
          </button>
        }
        facts={[what, `${date_bs} BS`, buyer_name, whenOf(filing)]}
        figure={formatPrice(total)}
        status={mark}
        menu={
          isStuck ? (
            <RowMenu name={number}>
              <PressButton className={rowActionLook} {...again}>
                Send again
              </PressButton>
            </RowMenu>
          ) : null
        }
        foot={notes}
      />
    )
  }
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold tabular-nums">{number}</span>
            {mark}
          </p>
          <p>
            {what}, {formatPrice(total)}, {date_bs} BS, {buyer_name},{' '}
            <Link to={orderAt(order_number)}>{order_number}</Link>
          </p>
          <p className="text-muted">{whenOf(filing)}</p>
        </div>
        <div className="flex gap-2">
          <Button aria-label={`Show ${number}`} onClick={onOpen}>
            Show
          </Button>
          {isStuck ? <Button {...again}>Send again</Button> : null}
        </div>
      </div>
      {notes}
    </li>
  )
}

function whenOf({ state, attempts, sent_at, next_attempt_at, is_realtime, kind }: TaxFiling) {
  if (sent_at && state === 'sent') {
    return `Sent ${momentOf(sent_at)}, ${is_realtime ? 'in real time' : 'later than in real time'}`
  }
  const tried = counted(attempts, 'attempt')
  if (state === 'refused' || !next_attempt_at) return tried
  // A filing that is due waits until the tax office answers again. That time is shown once, above the list.
  const isLater = Date.parse(next_attempt_at) > Date.now()
  if (attempts > 0) return isLater ? `${tried}, next ${momentOf(next_attempt_at)}` : tried
  return kind === 'bill' ? 'On its way' : 'On its way, once its bill is there'
}
