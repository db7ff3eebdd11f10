import type { PlacedOrder } from '@etrend/contract'
import { statusOf } from '../lib/api'
import { isRecord, isText } from '../lib/narrow'
import { ordering } from '../lib/ordering/api'

type Asked = Parameters<typeof ordering.checkout.place.mutate>[0]['body']

/**
 * Places the order; throws the refusal. As long as no answer has come the same Idempotency-Key goes along, also after
 * a reload, so that pressing again never orders twice. Where the order had arrived already and was changed since,
 * the first one's answer comes back.
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
    // Refused is answered: nothing was ordered. Without an answer, or with a fault, it may have been.
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
  throw new Error('An order of this browser has arrived, but none of what it sent.')
}

async function send(key: string, body: Asked) {
  const answer = await ordering.checkout.place.mutate({ headers: { 'idempotency-key': key }, body })
  if (answer.status !== 201) throw answer
  return answer.body
}

/** It was written here; the server reads it as strictly as the first time. */
function isAsked(body: unknown): body is Asked {
  return isRecord(body) && isText(body.email) && Array.isArray(body.lines)
}

type Attempt = { key: string; bodies: string[] }

function readAttempt(): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null')
    if (!isRecord(kept) || !isText(kept.key) || !Array.isArray(kept.bodies)) return undefined
    return { key: kept.key, bodies: kept.bodies.filter(isText) }
  } catch {
    return undefined
  }
}

function keepAttempt(attempt: Attempt) {
  try {
    localStorage.setItem(STORED, JSON.stringify(attempt))
  } catch {
    // Without storage the key lives as long as the call.
  }
}

function dropAttempt() {
  try {
    localStorage.removeItem(STORED)
  } catch {
    // Nothing was kept.
  }
}
