import type { Chore } from '../lib/chores'
import { clockFollower } from './clock-jumps'
import { refundSending } from './desk/refund-sending'
import { releaseHolds } from './holds'
import { forgetOldKeys } from './idempotency'
import type { OrderParts } from './parts'

/** The periodic jobs of orders. Clock jumps are corrected before holds are released and old keys are deleted. */
export function orderChores(parts: OrderParts): Chore[] {
  const { db, clock, elapsed, origin, access } = parts
  const followClock = clockFollower(db, clock, elapsed)
  const sending = refundSending(parts)
  return [
    () => sending.sweep(),
    async () => {
      const now = await followClock()
      await releaseHolds(db, { origin, tokenOf: access.tokenOf }, now)
      await forgetOldKeys(db, now)
    },
  ]
}
