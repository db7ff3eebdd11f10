import http from 'node:http'
import https from 'node:https'
import { isAddress } from '../lib/network'
import { within } from '../lib/wait'
import type { Outside } from './receiver'

const usualWait = within(10_000)
const LONGEST_BYTES = 16 * 1024
const KEPT_LETTERS = 1000

/** What came of an attempt: the status, or the problem where no status came. `answer` is the beginning of the text. */
export type Outcome = { status: number | null; answer: string; problem: string | null }

type Letter = { body: string; headers: Record<string, string> }

/**
 * Posts a body to the address that was found for its URL. Redirects are not followed. Once the status has come, it
 * decides: of the text at most 16 kB are read, and all ends after 10 s. `closing` gives the attempt up.
 */
export async function post(
  url: URL,
  address: string,
  letter: Letter,
  { outside, closing }: { outside: Outside; closing: AbortSignal },
): Promise<Outcome> {
  const end = new AbortController()
  const abort = () => end.abort()
  const ended = (outside.wait ?? usualWait)(abort)
  closing.addEventListener('abort', abort, { once: true })
  try {
    const response = await answerOf(url, address, letter, { outside, signal: end.signal })
    const answer = await beginningOf(response)
    return { status: response.statusCode ?? 0, answer, problem: null }
  } catch (error) {
    return { status: null, answer: '', problem: problemOf(error, end.signal.aborted) }
  } finally {
    ended()
    closing.removeEventListener('abort', abort)
    abort()
  }
}

function answerOf(
  url: URL,
  address: string,
  { body, headers }: Letter,
  { outside, signal }: { outside: Outside; signal: AbortSignal },
) {
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const target = outside.connectTo?.(address, port) ?? { host: address, port }
  const options = {
    ...target,
    ...(isSecure && !isAddress(name) && { servername: name }),
    ...(outside.ca && { ca: outside.ca }),
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'eTrend webhooks',
      ...headers,
    },
    agent: false,
    signal,
  }
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? https : http).request(options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** The first letters of a text, however long it is and whether or not it ends. */
async function beginningOf(response: http.IncomingMessage) {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    const text: AsyncIterable<Uint8Array> = response
    for await (const chunk of text) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= LONGEST_BYTES) break
    }
  } catch {
    // Cut off or too slow: the status has come, and what has come of the text is kept.
  }
  response.destroy()
  const answer = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
  return answer.slice(0, KEPT_LETTERS)
}

function problemOf(error: unknown, isLate: boolean) {
  if (isLate) return 'No answer within 10 seconds.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  if (code === 'ECONNREFUSED') return 'Nothing listens at this address.'
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'The connection was cut.'
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code)) return `The certificate isn’t valid (${code}).`
  return `No connection (${code}).`
}
