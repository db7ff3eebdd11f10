import type { SaleOffer } from '@etrend/contract'
import { formatPrice, saleOfferState, type SaleOfferState } from '@etrend/domain'
import { when } from '../lib/times'
import { fixed } from '../ui/controls/choices'
import { Mark } from '../ui/display/mark'

/** The states by which the list is filtered. */
export const saleOfferStates = fixed(
  { value: 'running', label: 'Running' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'ended', label: 'Ended' },
  { value: 'off', label: 'Off' },
)

const marks: Record<SaleOfferState, { label: string; kind: 'good' | 'quiet' | 'warning' }> = {
  running: { label: 'Running', kind: 'good' },
  scheduled: { label: 'Scheduled', kind: 'warning' },
  ended: { label: 'Ended', kind: 'quiet' },
  off: { label: 'Off', kind: 'quiet' },
}

/** Whether the sale reduces prices now. */
export function SaleOfferMark({ sale }: { sale: SaleOffer }) {
  const { label, kind } = marks[stateNow(sale)]
  return <Mark kind={kind}>{label}</Mark>
}

/** What the sale does now, in a sentence. */
export function saleOfferWords(sale: SaleOffer) {
  const state = stateNow(sale)
  if (state === 'off') return 'It is switched off and reduces no prices.'
  if (state === 'scheduled') return `It starts on ${when(sale.starts_at)}.`
  if (sale.ends_at === null) return 'It reduces prices until you switch it off.'
  const end = when(sale.ends_at)
  return state === 'ended' ? `It ended on ${end}.` : `It reduces prices until ${end}.`
}

/** '20 %', 'Rs. 300' */
export function offWords({ percent_off, amount_off }: SaleOffer) {
  return percent_off === null ? formatPrice(amount_off ?? 0) : `${percent_off} %`
}

function stateNow(sale: SaleOffer) {
  return saleOfferState(sale, new Date().toISOString())
}
