import { payBackWay } from '@etrend/contract'
import { payBackWords } from '../../lib/order-words'
import { fixed } from '../../ui/controls/choices'

/** The ways in which staff pay money back by hand. */
export const payBackChoices = fixed(
  ...payBackWay.options.map((value) => ({ value, label: payBackWords[value] })),
)

const LATER = ''

/** The same ways for money that is refunded now, or later. */
export const payBackNowChoices = fixed(
  { value: LATER, label: 'Later: it waits under Refunds' },
  ...payBackWay.options.map((value) => ({ value, label: `Now: ${payBackWords[value]}` })),
)

/** Whether this way has a reference that staff enter. Cash has none. */
export function hasReference(way: string) {
  return way !== LATER && way !== 'cash'
}

/** The part of a refund's request that says how it was paid back; nothing where it is paid back later. */
export function paidBackNow({ way, reference }: { way: string; reference: string }) {
  const chosen = payBackWay.safeParse(way).data
  if (!chosen) return {}
  return { paid_back: { way: chosen, reference: hasReference(chosen) ? reference : '' } }
}
