import type { PlacedOrder } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { statusOf } from '../lib/api'
import { ATTEMPT_KEY, freshTime } from '../lib/kept-checkout'
import { dropText, keepText, keptValue } from '../lib/local-storage'
import { ordering } from '../lib/ordering/api'
import { object, text, validOf } from '../lib/schema'
import { type Asked, asked } from './asked'

/**
 * Places the order. Throws the refused answer, or a ConnectionError. Until an answer arrives, every attempt sends the
 * same Idempotency-Key, also after a reload, so that pressing the button again never orders twice. If an earlier
 * attempt had arrived and the order was changed since, returns the answer to that earlier attempt. Attempts are kept
 * until one is answered, for 24 hours at most.
 */
export async function place(body: Asked): Promise<PlacedOrder> {
  const before = keptValue(ATTEMPT_KEY, attempt)
  const key = before?.key ?? crypto.randomUUID()
  const others = (before?.bodies ?? []).filter((other) => !isSameJson(other, body))
  const bodies = [...others, body]
  keepAttempt({ key, bodies, kept_at: before?.kept_at ?? Date.now() })
  try {
    const placed = await send(key, body)
    keepAttempt(undefined)
    return placed
  } catch (error) {
    const status = statusOf(error)
    if (status === KEY_USED) return await earlierOrder(key, others, error)
    // A refusal (4xx) means that this attempt ordered nothing, but an earlier one may have arrived. Without an answer,
    // or after a 5xx, the order may exist.
    if (status !== undefined && status < 500) keepAttempt(before)
    throw error
  }
}

const KEY_USED = 422

/** The answer to the attempt that the key belongs to. Throws `refused` if this browser has not sent it. */
async function earlierOrder(key: string, bodies: Asked[], refused: unknown) {
  for (const body of bodies) {
    try {
      const placed = await send(key, body)
      keepAttempt(undefined)
      return placed
    } catch (error) {
      if (statusOf(error) !== KEY_USED) throw error
    }
  }
  keepAttempt(undefined)
  throw refused
}

async function send(key: string, body: Asked) {
  const answer = await ordering.checkout.place.mutate({ headers: { 'idempotency-key': key }, body })
  if (answer.status !== 201) throw answer
  return answer.body
}

/** The orders that were sent with a key and not answered. Those that are too old count as none. */
const attempt = object({ key: text, bodies: validOf(asked), kept_at: freshTime })

function keepAttempt(kept: ReturnType<typeof attempt> | undefined) {
  if (kept) keepText(ATTEMPT_KEY, JSON.stringify(kept))
  else dropText(ATTEMPT_KEY)
}
