/** An order of a shopper, with one Idempotency-Key. `sent` is when its price was first asked for. Times are those of performance.now(). */
export type Sent = {
  key: string
  email: string
  /** They read '3-1x2': product color 3, size 1, two pieces. */
  lines: string
  sent: number
  /** When the shop placed or refused it; undefined while the shopper has no answer. */
  answered?: number
  /** What a 201 said; undefined where the order was refused (4xx). */
  placed?: { number: string; total: number }
  /** It was refused after an attempt without an answer, which a server may still place. */
  isDoubtful?: boolean
}

/** A response to a shopper or to staff. Status 0: none came. */
type Response = {
  who: 'shopper' | 'staff'
  path: string
  status: number
  at: number
  ms: number
}

export type Records = ReturnType<typeof openRecords>
export type Seen = ReturnType<Records['between']>

/** Everything that the simulated people sent and saw. */
export function openRecords() {
  const orders: Sent[] = []
  const responses: Response[] = []
  /** The notes of stock movements that staff saw saved. */
  const notes = new Set<string>()

  return {
    orders,
    responses,
    notes,

    /** What people saw from `began` to `ended`. Times are given in seconds. */
    between(began: number, ended: number) {
      const seen = responses.filter(({ at }) => at >= began && at <= ended)
      const shown = seen.filter(({ who, path }) => who === 'shopper' && !isCall(path))
      const tried = orders.filter(
        ({ sent, answered = ended }) => sent <= ended && answered >= began,
      )
      const waits = tried.map(({ sent, answered = ended }) => Math.min(answered, ended) - sent)
      return {
        orders: tried.filter(({ placed }) => placed).length,
        withoutOrders: longestOutage(tried, began, ended) / 1000,
        longestWait: Math.max(0, ...waits) / 1000,
        slowestPage: Math.max(0, ...shown.map(({ ms }) => ms)) / 1000,
        failedPages: shown.filter(({ status }) => status !== 200).length,
        pages: shown.length,
        busy: seen.filter(({ status }) => status === 503).length,
        unanswered: seen.filter(({ status }) => status === 0).length,
        errors: seen.filter(({ status }) => status >= 500 && status !== 503),
      }
    },
  }
}

const isCall = (path: string) => path.startsWith('/store/')

/** The longest time in ms in which somebody waited for an order and nobody's order was placed. */
function longestOutage(tried: Sent[], began: number, ended: number) {
  const placedAt = tried.flatMap(({ placed, answered = ended }) => (placed ? [answered] : []))
  const times = [began, ...placedAt.filter((at) => at > began && at < ended), ended]
  const sorted = times.toSorted((a, b) => a - b)
  const outages = sorted.slice(1).map((until, at) => {
    const from = sorted[at] ?? until
    const waiting = tried.filter(({ sent, answered = ended }) => sent < until && answered >= until)
    const first = Math.min(until, ...waiting.map(({ sent }) => sent))
    return until - Math.max(from, first)
  })
  return Math.max(0, ...outages)
}
