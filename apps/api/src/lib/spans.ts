type Attributes = Record<string, string | number | boolean>

/** Adds to a span that is under way. */
type Note = (attributes: Attributes) => void

/** A piece of work as traces show it. No attribute may be a secret or name a customer. */
export type SpanStart = {
  name: string
  /** `client`: the work is a call of another system. */
  kind?: 'client'
  /** Where the span belongs: `inside` only exists as a part of other work, `alone` begins a trace of its own. */
  place?: 'inside' | 'alone'
  attributes?: Attributes
}

/** Runs work as a span. */
export type RunSpan = <Result>(
  start: SpanStart,
  work: (note: Note) => Promise<Result>,
) => Promise<Result>

let runner: RunSpan | undefined

/** Runs work, and shows it in the traces where the shop is traced (monitoring/tracing.ts). */
export const inSpan: RunSpan = async (start, work) =>
  runner ? await runner(start, work) : await work(ignore)

/** Has all spans run by `run`, until the returned function is called. */
export function traceWith(run: RunSpan): () => void {
  runner = run
  return () => {
    if (runner === run) runner = undefined
  }
}

function ignore() {}
