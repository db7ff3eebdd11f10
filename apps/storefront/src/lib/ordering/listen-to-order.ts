import { sessionField } from '../session'
import { tokenHeaders } from './order-query'

const COME_BACK_MS = 5000

/**
 * Calls `onChange` whenever something happens to an order, until `signal` ends it; also after each gap, when something
 * may have been missed. An EventSource can't carry a token, so this reads the stream itself.
 */
export async function listenToOrder(number: string, onChange: () => void, signal: AbortSignal) {
  for (let turn = 0; !signal.aborted; turn += 1) {
    if (turn > 0) onChange()
    try {
      const headers = headersFor(number)
      const answer = await fetch(`/api/store/orders/${number}/live`, { headers, signal })
      if (answer.ok && answer.body) await read(answer.body, onChange)
      // Not theirs: the page says so too.
      else if (answer.status === 404) return
    } catch {
      // Not reachable for now, or no longer wanted.
    }
    await pause(signal)
  }
}

function headersFor(number: string) {
  const headers = new Headers()
  const { 'x-order-token': token } = tokenHeaders(number)
  const access = sessionField('access')
  if (token) headers.set('x-order-token', token)
  if (access) headers.set('authorization', `Bearer ${access}`)
  return headers
}

async function read(body: ReadableStream<Uint8Array>, onChange: () => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    if (blocks.some((block) => block.includes('event: change'))) onChange()
  }
}

function pause(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, COME_BACK_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
