import type { PlacedOrder } from '@etrend/contract'
import { statusOf } from '../lib/api'
import { dropText, keepText, keptJson } from '../lib/local-storage'
import { isRecord, isText } from '../lib/narrow'
import { ordering } from '../lib/ordering/api'

type Asked = Parameters<typeof ordering.checkout.place.mutate>[0]['body']

/**
 * Places the order. Throws the refused answer, or a ConnectionError. Until an answer arrives, every attempt sends the
 * same Idempotency-Key, also after a reload, so that pressing the button again never orders twice. If an earlier
 * attempt had arrived and the order was changed since, returns the answer to that earlier attempt.
 */
export async function place(body: Asked): Promise<PlacedOrder> {
  const text = JSON.stringify(body)
  const before = readAttempt()
  const key = before?.key ?? crypto.randomUUID()
  const bodies = [...new Set([...(before?.bodies ?? []), text])]
  keepAttempt({ key, bodies })
  try {
    const placed = await send(key, body)
    dropAttempt()
    return placed
  } catch (error) {
    const status = statusOf(error)
    if (status === KEY_USED && bodies.length > 1) return await earlierOrder(key, bodies)
    // A refusal (4xx) means that nothing was ordered. Without an answer, or after a 5xx, the order may exist.
    if (status !== undefined && status < 500) dropAttempt()
    throw error
  }
}

const KEY_USED = 422
const STORED = 'etrend.checkout.attempt'

async function earlierOrder(key: string, bodies: string[]) {
  for (const text of bodies) {
    const body: unknown = JSON.parse(text)
    if (!isAsked(body)) continue
    try {
      const placed = await send(key, body)
      dropAttempt()
      return placed
    } catch (error) {
      if (statusOf(error) !== KEY_USED) throw error
    }
  }
  dropAttempt()
  throw new Error('The idempotency key belongs to an order that this browser has not sent.')
}

async function send(key: string, body: Asked) {
  const answer = await ordering.checkout.place.mutate({ headers: { 'idempotency-key': key }, body })
  if (answer.status !== 201) throw answer
  return answer.body
}

/** Whether a stored body looks like an order. A rough check is enough, because the server validates it again. */
function isAsked(body: unknown): body is Asked {
  return isRecord(body) && isText(body.email) && Array.isArray(body.lines)
}

type Attempt = { key: string; bodies: string[] }

function readAttempt(): Attempt | undefined {
  const kept = keptJson(STORED)
  if (!isRecord(kept) || !isText(kept.key) || !Array.isArray(kept.bodies)) return undefined
  return { key: kept.key, bodies: kept.bodies.filter(isText) }
}

function keepAttempt(attempt: Attempt) {
  keepText(STORED, JSON.stringify(attempt))
}

function dropAttempt() {
  dropText(STORED)
}
