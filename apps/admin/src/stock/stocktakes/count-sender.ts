import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import type { countQueue, PendingCount } from './count-queue'

const PAUSE_MS = 800
const RETRY_MS = 8_000
const AT_ONCE = 200

export type Counted = { product_color: number; size: number; counted: number }
/** `refusal`: why the server didn't take the counts. */
type State = { isSending: boolean; isOffline: boolean; refusal: string | undefined }

/**
 * Sends what was counted, a moment after the last count, and tries again while there is no connection. Each count keeps
 * its id, so that one whose answer was lost is sent again and kept once.
 */
export function countSender(
  id: number,
  queue: ReturnType<typeof countQueue>,
  onCounted: (counted: Counted[]) => void,
) {
  const listeners = new Set<() => void>()
  let state: State = { isSending: false, isOffline: false, refusal: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<State>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function later(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), pause)
  }

  async function send() {
    clearTimeout(timer)
    const counts = queue.all().slice(0, AT_ONCE)
    if (counts.length === 0 || state.isSending) return
    change({ isSending: true })
    const answer = await post(id, counts)
    change({ isSending: false, isOffline: answer === undefined })
    if (answer === undefined) return later(RETRY_MS)
    change({ refusal: answer.refusal })
    if (!answer.counted) return
    queue.remove(counts.map((count) => count.id))
    onCounted(answer.counted)
    if (queue.all().length > 0) later(PAUSE_MS)
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Sends shortly, together with what is counted until then. */
    soon: () => later(PAUSE_MS),
    now: () => void send(),
    /** Sends what an earlier visit left, and whenever the connection returns. The returned function stops that. */
    start() {
      const now = () => void send()
      now()
      window.addEventListener('online', now)
      return () => {
        window.removeEventListener('online', now)
        clearTimeout(timer)
      }
    },
  }
}

type Answer = { counted?: Counted[]; refusal: string | undefined }

/** The server's answer; undefined without a connection. */
async function post(id: number, counts: PendingCount[]): Promise<Answer | undefined> {
  const now = Date.now()
  const aged = counts.map(({ at, ...count }) => ({ ...count, age_ms: Math.max(0, now - at) }))
  try {
    const params = { id: String(id) }
    const { status, body } = await api.stocktakes.count.mutate({ params, body: { counts: aged } })
    if (status !== 200) return { refusal: body.message }
    return { counted: body.counted, refusal: body.refused[0]?.message }
  } catch (error) {
    const { status, message } = refusalOf(error)
    return status === undefined ? undefined : { refusal: message }
  }
}
