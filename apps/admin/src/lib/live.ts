import { readLiveStream } from '@etrend/contract/live-stream'
import * as z from 'zod'
import { api } from './api'
import { stored } from './session'

const liveEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('order'),
    data: z.object({ number: z.string(), total: z.number() }),
  }),
  z.object({ event: z.literal('stock'), data: z.object({}) }),
])
export type LiveEvent = z.infer<typeof liveEvent>

/** Listens to what happens in the shop until `signal` ends it, and comes back when the stream ends. */
export async function listen(onEvent: (event: LiveEvent) => void, signal: AbortSignal) {
  await readLiveStream(
    async () => {
      const headers = { authorization: `Bearer ${stored('access') ?? ''}` }
      const answer = await fetch('/api/staff/live', { method: 'GET', headers, signal })
      // Any call renews a worn-out token.
      if (answer.status === 401) await api.profile.read.query()
      return (answer.ok && answer.body) || undefined
    },
    (block) => {
      const event = eventOf(block)
      if (event) onEvent(event)
    },
    signal,
  )
}

/** 'event: order\ndata: {…}'; undefined for heartbeats and what is not known here. */
function eventOf(block: string) {
  const event = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (!event || !data) return undefined
  const told: unknown = JSON.parse(data)
  return liveEvent.safeParse({ event, data: told }).data
}
