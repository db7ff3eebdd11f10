import type { Question } from '../measuring/load'
import { inTurns } from '../measuring/pairs'
import { median } from '../measuring/table'

/** What is wanted of a line's ratio, or of the shop's own figure where nothing stands beside it. */
export type Aim = { atLeast: number } | { atMost: number }

/**
 * What was measured for a line of the table. `bare` is the bare handler's figure; where `work` says 'beside' something
 * else, as another number of products, it is the shop's figure with that.
 */
export type Figure = { shop: number; bare?: number; ratio?: number }

/** A line of the table of `npm run bench`. */
export type Line = {
  work: string
  /** µs of the server's CPU time for an answer, answers a second, ms until something is done, MB of memory. */
  unit: 'µs' | '/s' | 'ms' | 'MB'
  aim?: Aim
  /** Measures the shop and what it is compared with in turns: `pairs` times, each for `seconds`. */
  measure: (pairs: number, seconds: number) => Promise<Figure>
}

/** Lines whose servers run while they are taken, one after the other. */
export type Lines = AsyncGenerator<Line, void, void>

/**
 * A line that compares the CPU time of two kinds of answers. Its ratio tells how many times as cheap the shop's is, as a
 * median of the pairs.
 */
export function cheaper(work: string, shop: Question, bare: Question, aim?: Aim): Line {
  return { ...compared(work, [shop, bare], (ours, theirs) => theirs / ours), ...(aim && { aim }) }
}

/** A line that compares the same kind of answers with much data and with little: how many times as dear they are. */
export function dearer(work: string, much: Question, little: Question, aim: Aim): Line {
  return { ...compared(work, [much, little], (ours, theirs) => ours / theirs), aim }
}

function compared(
  work: string,
  both: [Question, Question],
  ratioOf: (ours: number, theirs: number) => number,
): Line {
  return {
    work,
    unit: 'µs',
    async measure(pairs, seconds) {
      const costs = await inTurns(both, pairs, seconds)
      return {
        shop: median(costs.map(([shop]) => shop.cpu)),
        bare: median(costs.map(([, bare]) => bare.cpu)),
        ratio: median(costs.map(([shop, bare]) => ratioOf(shop.cpu, bare.cpu))),
      }
    },
  }
}

/** Whether the aim is kept; undefined without one. */
export function isHeld({ aim }: Pick<Line, 'aim'>, { shop, ratio = shop }: Figure) {
  if (!aim) return undefined
  return 'atLeast' in aim ? ratio >= aim.atLeast : ratio <= aim.atMost
}

/** How many times as good as `before` a figure is: above 1 where it is better. */
export function timesAsGood({ aim }: Pick<Line, 'aim'>, now: Figure, before: Figure) {
  const [ours, theirs] = [now.ratio ?? now.shop, before.ratio ?? before.shop]
  return aim && 'atMost' in aim ? theirs / ours : ours / theirs
}
