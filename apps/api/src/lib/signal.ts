/** A kind of event that code reports while it works, for metrics. Without listeners, a report costs nothing. */
export type Signal<Event> = {
  report: (event: Event) => void
  /** Calls `listener` for each event from now on. Returns a function that ends that. */
  listen: (listener: (event: Event) => void) => () => void
}

/** Makes a signal; whoever reports it declares it. */
export function signal<Event>(): Signal<Event> {
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
