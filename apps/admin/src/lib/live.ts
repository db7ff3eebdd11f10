import { followLiveStream } from '@etrend/browser/live-stream'
import * as z from 'zod'
import { api } from './api'
import { stored } from './session'
import { isUserActive } from './user-active'

const liveEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('order'),
    data: z.object({
      number: z.string(),
      total: z.number(),
      is_walk_in: z.boolean().default(false),
      /** The user name of the member of staff who entered it; absent for shoppers' orders. */
      placed_by: z.string().optional(),
    }),
  }),
  z.object({ event: z.literal('stock'), data: z.object({}) }),
])
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * Reports what happens in the shop while the page is visible. Calls `onGap` when events may have been missed.
 * Returns a function that stops it.
 */
export function listen(onEvent: (event: LiveEvent) => void, onGap: () => void) {
  return followLiveStream(
    { name: 'etrend-staff-live', topic: 'staff' },
    {
      async open(signal, age) {
        const headers = { authorization: `Bearer ${stored('access') ?? ''}` }
        const answer = await fetch(`/api/staff/live?age=${age}`, { method: 'GET', headers, signal })
        // Any API call renews an expired token. Not while nobody uses this page, so that an idle session can expire.
        if (answer.status === 401 && isUserActive()) await api.profile.read.query()
        return (answer.ok && answer.body) || undefined
      },
      onBlock(block) {
        const event = eventOf(block)
        if (event) onEvent(event)
      },
      onGap,
    },
  )
}

/** Parses 'event: order\ndata: {…}'. Returns undefined for heartbeats, unknown events and garbage. */
function eventOf(block: string) {
  const event = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (!event || !data) return undefined
  try {
    const said: unknown = JSON.parse(data)
    return liveEvent.safeParse({ event, data: said }).data
  } catch {
    return undefined
  }
}
