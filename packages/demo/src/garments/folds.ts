import type { BentFold, Fold } from './model'
import type { Point } from './path'
import { reflect } from './path'

type Random = () => number

/**
 * Folds that run from one strained point, such as an armpit, out into the cloth. `sag` bends them
 * downwards; one of them leads, and some targets get none.
 */
export function fan(
  random: Random,
  from: Point,
  toward: readonly Point[],
  width: number,
  height: number,
  sag = 26,
): Fold[] {
  const leader = Math.floor(random() * toward.length)
  return toward.flatMap(([x, y], index) => {
    const strength = index === leader ? 1.15 : 0.35 + random() * 0.6
    const end: Point = [x + swing(random, 26), y + swing(random, 26)]
    const away = random() * 0.05
    const start: Point = [
      from[0] + (end[0] - from[0]) * away + swing(random, 8),
      from[1] + (end[1] - from[1]) * away + swing(random, 14),
    ]
    const bend: Point = [
      start[0] * 0.5 + end[0] * 0.5 + swing(random, 12),
      start[1] * 0.5 + end[1] * 0.5 + sag * (0.5 + random()),
    ]
    const skipped = index !== leader && random() < 0.3
    return skipped
      ? []
      : [
          {
            spine: [start, bend, end] as const,
            width: width * (0.8 + strength),
            height: height * strength,
          },
        ]
  })
}

/** One fold from its origin over a bend to its free end, a little off; one in four falls the other way. */
export function bent(
  random: Random,
  origin: Point,
  over: Point,
  to: Point,
  width: number,
  height: number,
  from?: BentFold['from'],
): BentFold {
  const near = ([x, y]: Point, reach: number): Point => [
    x + swing(random, reach * 0.5),
    y + swing(random, reach),
  ]
  // What begins at an armpit or a seam begins exactly there.
  return {
    spine: [near(origin, from === 'edge' ? 14 : 4), near(over, 22), near(to, 34)],
    width: width * (0.75 + random() * 0.6),
    height: height * (0.6 + random() * 0.6),
    ...(from && { from }),
    turned: random() < 0.25,
  }
}

/** Long soft folds, spread over a width: they open at the bottom and fade out upwards. */
export function drapes(
  random: Random,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  width: number,
  height: number,
  from: BentFold['from'] = 'edge',
): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const x =
      left +
      ((index + 0.5) / count) * (right - left) +
      swing(random, ((right - left) / count) * 0.42)
    const lean = (x - (left + right) / 2) * 0.1
    const start = top + random() * (bottom - top) * 0.4
    const bend: Point = [x + lean * 0.3 + swing(random, 18), (start + bottom) / 2]
    const strength = 0.4 + random() * 0.75
    return {
      spine: [[x + lean, bottom], bend, [x - lean, start]] as const,
      width: width * (0.7 + strength),
      height: height * strength,
      from,
      turned: random() < 0.25,
    }
  })
}

/** The same folds on the other side of the middle line. */
export function mirrorFolds(folds: readonly Fold[]): Fold[] {
  return folds.map((fold) =>
    'path' in fold
      ? { ...fold, path: reflect(fold.path) }
      : { ...fold, spine: [mirror(fold.spine[0]), mirror(fold.spine[1]), mirror(fold.spine[2])] },
  )
}

function mirror([x, y]: Point): Point {
  return [960 - x, y]
}

function swing(random: Random, reach: number): number {
  return (random() * 2 - 1) * reach
}
