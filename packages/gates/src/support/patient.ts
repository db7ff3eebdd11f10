import { setTimeout } from 'node:timers/promises'
import { call } from '@etrend/e2e/support/call'

type Sent = Parameters<typeof call>[2]
export type Answer = Awaited<ReturnType<typeof call>>

const MOST_TRIES = 60

/**
 * Makes a call as a good client does: while the shop is busy (503), it waits for about the time of Retry-After and
 * retries. Throws after 60 tries, or when a 503 has no Retry-After.
 */
export async function callWithRetry(method: string, url: string, sent?: Sent): Promise<Answer> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const answer = await call(method, url, sent)
    if (answer.status !== 503) return answer
    const seconds = Number(answer.headers.get('retry-after'))
    if (!(seconds > 0)) throw new Error(`${url} answered 503 without Retry-After: ${answer.text}`)
    await setTimeout(seconds * 1000 * (0.5 + Math.random()))
  }
  throw new Error(`${method} ${url} answered 503 for ${MOST_TRIES} times.`)
}

/** Makes a call and gives its response, or undefined when none came because the server was killed. */
export async function answerOrNone(method: string, url: string, sent?: Sent) {
  try {
    return await call(method, url, sent)
  } catch {
    return undefined
  }
}
