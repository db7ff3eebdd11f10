import { Refusal } from '../lib/refusal'

/** A concurrency limit: runs `width` calls at the same time while `line` more wait. Throws 503 for further calls. */
export function concurrencyLimit(width: number, line: number) {
  let inside = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside < width) inside += 1
    else if (waiting.length < line) await new Promise<void>((enter) => waiting.push(enter))
    else throw new Refusal(503, 'Too many people are signing in right now. Please try again.')
    try {
      return await work()
    } finally {
      // The slot passes directly to the first call that waits, so `inside` doesn't change.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
