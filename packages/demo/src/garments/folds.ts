import type { Fold } from './model'
import type { Point } from './path'
import { reflect, sliver } from './path'

type Random = () => number

/**
 * Folds that run from one strained point, such as an armpit, out into the cloth. `sag` bends them
 * downwards; they begin at different distances from the point, as cloth does.
 */
export function fan(
  random: Random,
  from: Point,
  toward: readonly Point[],
  width: number,
  height: number,
  sag = 26,
): Fold[] {
  return toward.map(([x, y]) => {
    const end: Point = [x + swing(random, 26), y + swing(random, 26)]
    const away = 0.04 + random() * 0.2
    const start: Point = [
      from[0] + (end[0] - from[0]) * away + swing(random, 8),
      from[1] + (end[1] - from[1]) * away + swing(random, 14),
    ]
    const bend: Point = [
      start[0] * 0.5 + end[0] * 0.5 + swing(random, 12),
      start[1] * 0.5 + end[1] * 0.5 + sag * (0.5 + random()),
    ]
    return {
      path: sliver(start, bend, end, width * (0.6 + random() * 0.9)),
      height: height * (0.5 + random() * 0.6),
    }
  })
}

/** Long soft folds that hang between two heights, spread over a width. */
export function drapes(
  random: Random,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  width: number,
  height: number,
): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const x =
      left +
      ((index + 0.5) / count) * (right - left) +
      swing(random, ((right - left) / count) * 0.35)
    const lean = (x - (left + right) / 2) * 0.08
    const start = top + random() * (bottom - top) * 0.35
    const end = bottom - random() * (bottom - top) * 0.18
    const bend: Point = [x + lean * 0.3 + swing(random, 16), (start + end) / 2]
    return {
      path: sliver([x - lean, start], bend, [x + lean, end], width * (0.6 + random() * 0.8)),
      height: height * (0.45 + random() * 0.42),
    }
  })
}

/** Short folds across a limb where it bends, stacked downwards. */
export function crumples(
  random: Random,
  a: Point,
  b: Point,
  count: number,
  gap: number,
  width: number,
  height: number,
): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const down = (index - (count - 1) / 2) * gap + swing(random, gap * 0.3)
    const flip = index % 2 === 0 ? 1 : -1
    const start: Point = [a[0] + swing(random, 10), a[1] + down + flip * gap * 0.3]
    const end: Point = [
      a[0] + (b[0] - a[0]) * (0.6 + random() * 0.4),
      b[1] + down - flip * gap * 0.3,
    ]
    const bend: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + gap * 0.6]
    return {
      path: sliver(start, bend, end, width * (0.7 + random() * 0.5)),
      height: height * (0.7 + random() * 0.4),
    }
  })
}

/** The same folds on the other side of the middle line. */
export function mirrorFolds(folds: readonly Fold[]): Fold[] {
  return folds.map((fold) => ({ path: reflect(fold.path), height: fold.height }))
}

function swing(random: Random, reach: number): number {
  return (random() * 2 - 1) * reach
}
