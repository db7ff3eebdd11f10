import * as z from 'zod'
import { api } from './api'
import { stored } from './session'

const COME_BACK_MS = 5000

const liveEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('order'),
    data: z.object({ number: z.string(), total: z.number() }),
  }),
  z.object({ event: z.literal('stock'), data: z.object({}) }),
])
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * Listens to what happens in the shop until `signal` ends it, and comes back when the stream ends. An EventSource can't
 * carry a token, so this reads the stream itself.
 */
export async function listen(onEvent: (event: LiveEvent) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      const answer = await fetch('/api/staff/live', {
        method: 'GET',
        headers: { authorization: `Bearer ${stored('access') ?? ''}` },
        signal,
      })
      if (answer.ok && answer.body) await read(answer.body, onEvent)
      // Any call renews a worn-out token.
      else if (answer.status === 401) await api.profile.read.query()
    } catch {
      // Not reachable for now, or no longer wanted.
    }
    await pause(signal)
  }
}

async function read(body: ReadableStream<Uint8Array>, onEvent: (event: LiveEvent) => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onEvent(event)
    }
  }
}

/** 'event: order\ndata: {…}'; undefined for heartbeats and what is not known here. */
function eventOf(block: string) {
  const event = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (!event || !data) return undefined
  const told: unknown = JSON.parse(data)
  return liveEvent.safeParse({ event, data: told }).data
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
