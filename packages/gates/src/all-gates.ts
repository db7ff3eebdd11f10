import type { Gate } from './gate'
import { coupons } from './gates/coupons'
import { idempotency } from './gates/idempotency'
import { oversell } from './gates/oversell'

/** In the order of the table. */
export const allGates: Gate[] = [oversell, coupons, idempotency]
