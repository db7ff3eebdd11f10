import type { FastifyInstance } from 'fastify'
import { within, type Wait } from '../lib/wait'
import type { Outcome } from './office'

const usualWait = within(15_000)
const LONGEST_BYTES = 64 * 1024

/** Posts JSON and returns status and beginning of the answer: over the network, or to the simulator. */
export type Exchange = (
  url: string,
  body: string,
  signal: AbortSignal,
) => Promise<{ status: number; body: string }>

/**
 * Posts to the tax office. Redirects aren't followed, since they would carry the password elsewhere. All ends after
 * 15 s; `closing` gives the attempt up.
 */
export async function post(
  exchange: Exchange,
  { url, body }: { url: string; body: string },
  { closing, wait = usualWait }: { closing: AbortSignal; wait?: Wait | undefined },
): Promise<Outcome> {
  const end = new AbortController()
  const abort = () => end.abort()
  const ended = wait(abort)
  closing.addEventListener('abort', abort, { once: true })
  try {
    if (closing.aborted) abort()
    const answer = await Promise.race([exchange(url, body, end.signal), aborted(end.signal)])
    return { status: answer.status, answer: answer.body, problem: null }
  } catch {
    const problem = end.signal.aborted ? LATE : 'The tax office could not be reached.'
    return { status: null, answer: '', problem }
  } finally {
    ended()
    closing.removeEventListener('abort', abort)
  }
}

const LATE = 'The tax office did not answer in time.'
const headers = { 'content-type': 'application/json' }

export const overNetwork: Exchange = async (url, body, signal) => {
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
  return { status: response.status, body: await beginningOf(response.body) }
}

/** Asks the simulator without the network. */
export function inside(app: FastifyInstance): Exchange {
  return async (url, payload, signal) => {
    const { pathname } = new URL(url)
    const answer = await app.inject({ method: 'POST', url: pathname, headers, payload, signal })
    return { status: answer.statusCode, body: answer.body }
  }
}

async function beginningOf(stream: AsyncIterable<Uint8Array> | null) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= LONGEST_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

function aborted(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('It took too long.'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
  })
}
