/** A kind of event that code reports while it works, for metrics. Without listeners, a report costs nothing. */
export type Signal<Event> = {
  report: (event: Event) => void
  /** Calls `listener` for each event from now on. Returns a function that ends that. */
  listen: (listener: (event: Event) => void) => () => void
}

/** A call of a payment gateway has ended. */
export const gatewayCalled = signal<{
  gateway: string
  call: 'start' | 'status' | 'refund' | 'refund status'
  outcome: string
  ms: number
}>()

/** The outbox has tried to send a mail. */
export const mailTried = signal<{ outcome: 'sent' | 'failed'; ms: number }>()

/** The outbox has tried to send an SMS. */
export const smsTried = signal<{ outcome: 'sent' | 'refused' | 'unclear'; ms: number }>()

/** An order was refused: a piece isn't in stock any more, or a price or the total is another. */
export const orderRefused = signal<'stock' | 'price'>()

/** How many transactions wait for their turn to write; reported when it changes. */
export const writesWaiting = signal<number>()

/** A transaction has ended: how long it waited for its turn, and how long it then took, in milliseconds. */
export const writeDone = signal<{ waitedMs: number; tookMs: number }>()

function signal<Event>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    report(event) {
      for (const listener of listeners) listener(event)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
