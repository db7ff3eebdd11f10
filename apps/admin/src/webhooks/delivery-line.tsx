import type { WebhookDelivery } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
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
import { topicName } from './topic-words'

const states = { queued: 'Waiting', sent: 'Sent', failed: 'Given up' }
const kinds = { queued: 'quiet', sent: 'good', failed: 'warning' } as const

/** One delivery of the log, to look at and to send again. */
export function DeliveryLine({
  delivery,
  onOpen,
}: {
  delivery: WebhookDelivery
  onOpen: () => void
}) {
  const { id, topic, url, state, attempts, created_at, next_attempt_at, problem } = delivery
  const { mutateAsync } = api.webhooks.resend.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const about = `${topicName(topic)}, delivery ${id}`
  const words = refusal ?? problem
  const next =
    state === 'queued' && next_attempt_at ? ` · next attempt ${momentOf(next_attempt_at)}` : ''
  const mark = <Mark kind={kinds[state]}>{states[state]}</Mark>
  const again = {
    'aria-label': `Send again: ${about}`,
    disabled: isBusy,
    onClick: () =>
      void attempt(() => mutateAsync({ params: { id: String(id) } }), 'On its way again'),
  }
  if (usePhone()) {
    return (
      <RowCard
        title={
          <button type="button" data-open aria-label={`Show ${about}`} onClick={onOpen}>
            {topicName(topic)}
          </button>
        }
        facts={[new URL(url).host, momentOf(created_at), `${counted(attempts, 'attempt')}${next}`]}
        status={mark}
        menu={
          <RowMenu name={about}>
            <PressButton className={rowActionLook} {...again}>
              Send again
            </PressButton>
          </RowMenu>
        }
        foot={words ? <Notice>{words}</Notice> : null}
      />
    )
  }
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{topicName(topic)}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-muted">
            {mark}
            {new URL(url).host} · {momentOf(created_at)} · {counted(attempts, 'attempt')}
            {next}
          </span>
        </p>
        <div className="flex gap-2">
          <Button aria-label={`Show ${about}`} onClick={onOpen}>
            Show
          </Button>
          <Button {...again}>Send again</Button>
        </div>
      </div>
      {words ? <Notice>{words}</Notice> : null}
    </li>
  )
}
