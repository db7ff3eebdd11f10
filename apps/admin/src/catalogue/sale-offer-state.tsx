import type { SaleOffer } from '@etrend/contract'
import { formatPrice, saleOfferState, type SaleOfferState } from '@etrend/domain'
import { useEffect, useState } from 'react'
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

/** A sale, also one that isn't saved yet. */
type Terms = Omit<SaleOffer, 'id'>

/** Whether the sale reduces prices now. */
export function SaleOfferMark({ sale }: { sale: Terms }) {
  const { label, kind } = marks[useStateNow(sale)]
  return <Mark kind={kind}>{label}</Mark>
}

/** What the sale does now, in a sentence. */
export function SaleOfferWords({ sale }: { sale: SaleOffer }) {
  const state = useStateNow(sale)
  if (state === 'off') return 'It is switched off and reduces no prices.'
  if (state === 'scheduled') return `It starts on ${when(sale.starts_at)}.`
  if (sale.ends_at === null) return 'It reduces prices until you switch it off.'
  const end = when(sale.ends_at)
  return state === 'ended' ? `It ended on ${end}.` : `It reduces prices until ${end}.`
}

/** '20 %', 'Rs. 300' */
export function offWords({ percent_off, amount_off }: Terms) {
  return percent_off === null ? formatPrice(amount_off ?? 0) : `${percent_off} %`
}

/** The state of a sale, which changes by itself at its start and its end. */
export function useStateNow(sale: Terms) {
  const [now, setNow] = useState(() => new Date().toISOString())
  const [next] = [sale.starts_at, sale.ends_at ?? ''].filter((time) => time > now).toSorted()
  useEffect(() => {
    if (next === undefined) return undefined
    const wait = Math.min(Date.parse(next) - Date.now(), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(new Date().toISOString()), wait)
    return () => clearTimeout(timer)
  }, [next, now])
  return saleOfferState(sale, now)
}

/** Timers can't wait longer than 24 days. */
const LONGEST_WAIT_MS = 86_400_000
