import type { Chore } from '../lib/chores'
import { releaseHolds } from './holds'
import { forgetOldKeys } from './idempotency'
import type { OrderParts } from './parts'

/** What orders need done from time to time. */
export function orderChores({ db, clock, origin, access }: OrderParts): Chore[] {
  return [
    () => releaseHolds(db, { origin, tokenOf: access.tokenOf }, clock()),
    () => forgetOldKeys(db, clock()),
  ]
}
