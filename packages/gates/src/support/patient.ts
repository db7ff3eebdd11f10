import { setTimeout } from 'node:timers/promises'
import { call } from '@etrend/e2e/support/call'

type Sent = Parameters<typeof call>[2]
export type Answer = Awaited<ReturnType<typeof call>>

const MOST_TRIES = 60

/**
 * A call as a good client makes it: where the shop is busy (503), it waits as long as it is told and asks again. Throws
 * when that never ends, or where a 503 names no time.
 */
export async function patientCall(method: string, url: string, sent?: Sent): Promise<Answer> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const answer = await call(method, url, sent)
    if (answer.status !== 503) return answer
    const seconds = Number(answer.headers.get('retry-after'))
    if (!(seconds > 0)) throw new Error(`${url} answered 503 without Retry-After: ${answer.text}`)
    await setTimeout(seconds * 1000 * (0.5 + Math.random()))
  }
  throw new Error(`${method} ${url} answered 503 for ${MOST_TRIES} times.`)
}

/** The answer, or undefined where none came: the server was ended meanwhile. */
export async function answerOrNone(method: string, url: string, sent?: Sent) {
  try {
    return await call(method, url, sent)
  } catch {
    return undefined
  }
}
