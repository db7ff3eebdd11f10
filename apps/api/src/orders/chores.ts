import type { Chore } from '../lib/chores'
import { refundSending } from './desk/refund-sending'
import { releaseHolds } from './holds'
import { forgetOldKeys } from './idempotency'
import type { OrderParts } from './parts'

/** What orders need done from time to time. */
export function orderChores(parts: OrderParts): Chore[] {
  const { db, clock, origin, access } = parts
  const sending = refundSending(parts)
  return [
    () => sending.sweep(),
    () => releaseHolds(db, { origin, tokenOf: access.tokenOf }, clock()),
    () => forgetOldKeys(db, clock()),
  ]
}
