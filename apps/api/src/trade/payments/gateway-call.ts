import { within, type Wait } from '../../lib/wait'
import { GatewayDown } from './gateway'

type Call = { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Calls a gateway and returns its status and whole body. Throws GatewayDown where no usable answer comes. */
export type Ask = (url: string, call: Call) => Promise<{ status: number; body: string }>

/** One HTTP exchange, given up when its signal aborts: over the network, or with the simulator in this process. */
export type Exchange = (
  url: string,
  call: Call & { signal: AbortSignal },
) => Promise<{ status: number; body: AsyncIterable<Uint8Array> }>

/** How long a gateway is waited for: `answer` for one whole answer, `close` once the server begins to close. */
export type Waits = { answer: Wait; close: Wait }

const usualWaits: Waits = { answer: within(10_000), close: within(5_000) }
const LONGEST_BYTES = 64 * 1024

/**
 * Limits each call of a gateway to 10 s in all and 64 kB. When the server begins to close (`closing` aborts), calls that
 * are under way have 5 s left.
 */
export function limitedCall(
  exchange: Exchange,
  closing: AbortSignal,
  waits: Waits = usualWaits,
): Ask {
  const closed = new AbortController()
  const closeSoon = () => void waits.close(() => closed.abort())
  closing.addEventListener('abort', closeSoon, { once: true })
  return async (url, call) => {
    // Not AbortSignal.any with AbortSignal.timeout: in Node 20 the garbage collector can take the timer with it.
    const end = new AbortController()
    const abort = () => end.abort()
    const answered = waits.answer(abort)
    closed.signal.addEventListener('abort', abort)
    if (closed.signal.aborted) abort()
    const { signal } = end
    try {
      return await Promise.race([aborted(signal), wholeAnswer(exchange(url, { ...call, signal }))])
    } catch (error) {
      throw new GatewayDown('The gateway gave no usable answer.', { cause: error })
    } finally {
      answered()
      closed.signal.removeEventListener('abort', abort)
    }
  }
}

export const askOverNetwork: Exchange = async (url, call) => {
  const { status, body } = await fetch(url, { ...call, redirect: 'error' })
  return { status, body: body ?? nothing() }
}

async function wholeAnswer(answering: ReturnType<Exchange>) {
  const { status, body } = await answering
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > LONGEST_BYTES) throw new Error('The answer is longer than 64 kB.')
    chunks.push(chunk)
  }
  return { status, body: Buffer.concat(chunks).toString('utf8') }
}

function aborted(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('It took too long.'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail, { once: true })
  })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
