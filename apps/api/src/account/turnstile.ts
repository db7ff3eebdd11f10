import { Refusal } from '../http/errors'

/** Lets `width` pieces of work run at once and `line` more wait their turn; the next one is refused with 503. */
export function turnstile(width: number, line: number) {
  let inside = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside < width) inside += 1
    else if (waiting.length < line) await new Promise<void>((enter) => waiting.push(enter))
    else throw new Refusal(503, 'Too many people are signing in right now. Please try again.')
    try {
      return await work()
    } finally {
      // Whoever waits first takes over the place, so `inside` stays as it is.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
