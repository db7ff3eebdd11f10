import http from 'node:http'
import https from 'node:https'
import { parsed } from '../lib/parsed'
import { within, type Wait } from '../lib/wait'
import { refusedForNow, type SmsOutcome } from './gateway'

const usualWait = within(10_000)
const CLOSES_WITHIN_MS = 5_000
const LONGEST_BYTES = 64 * 1024

/** `json` is undefined where the answer is no JSON. */
export type Answer =
  | { came: true; status: number; json: unknown }
  /** `wasReached`: the connection stood, so the gateway may have taken the message. */
  | { came: false; wasReached: boolean; problem: string }

type Call = { url: string; form?: Record<string, string> }
export type AskGateway = (call: Call) => Promise<Answer>

/**
 * Calls gateways: posts a form, or reads without one. Redirects are not followed. An answer may take 10 s, and 5 s more
 * once the server begins to close. Never rejects, and its problems never have a part of the request or of the answer.
 */
export function gatewayCalls(settings: { wait?: Wait }, closing: AbortSignal): AskGateway {
  return async (call) => {
    const end = new AbortController()
    const abort = () => end.abort()
    const ended = (settings.wait ?? usualWait)(abort)
    const closeSoon = () => setTimeout(abort, CLOSES_WITHIN_MS).unref()
    closing.addEventListener('abort', closeSoon, { once: true })
    const seen = { connected: false }
    try {
      const response = await responseTo(call, end.signal, seen)
      return { came: true, status: response.statusCode ?? 0, json: parsed(await textOf(response)) }
    } catch (error) {
      const problem = end.signal.aborted ? 'It gave no answer in time.' : problemOf(error)
      return { came: false, wasReached: seen.connected, problem }
    } finally {
      ended()
      closing.removeEventListener('abort', closeSoon)
      abort()
    }
  }
}

/** The outcome of an answer that isn't as the gateway's documents describe it. */
export function oddOutcome(answer: Answer): SmsOutcome {
  if (!answer.came) {
    const { wasReached, problem } = answer
    return wasReached ? unclear(problem) : refusedForNow(`It could not be reached. ${problem}`)
  }
  const { status } = answer
  const isRefused = (status >= 300 && status <= 499) || status === 503
  return isRefused
    ? refusedForNow(`It answered ${status} and gave no reason.`)
    : unclear(`It answered ${status} with something that can’t be read.`)
}

function unclear(problem: string): SmsOutcome {
  return { outcome: 'unclear', problem: `${problem} The message may have arrived.` }
}

function responseTo({ url, form }: Call, signal: AbortSignal, seen: { connected: boolean }) {
  const body = form && new URLSearchParams(form).toString()
  const options = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    },
    // A connection of its own: one that was kept may be closed just now, and then nobody knows what arrived.
    agent: false,
    signal,
  }
  const isSecure = url.startsWith('https:')
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, resolve)
    request.on('socket', (socket) => {
      socket.on(isSecure ? 'secureConnect' : 'connect', () => (seen.connected = true))
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function textOf(response: http.IncomingMessage) {
  const chunks: Uint8Array[] = []
  let length = 0
  const bytes: AsyncIterable<Uint8Array> = response
  for await (const chunk of bytes) {
    chunks.push(chunk)
    length += chunk.length
    if (length > LONGEST_BYTES) return ''
  }
  return Buffer.concat(chunks).toString('utf8')
}

function problemOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `The connection failed (${code}).`
}
