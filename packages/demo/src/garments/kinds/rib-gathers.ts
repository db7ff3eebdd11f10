import type { Cut } from '../cut'
import type { Fold, Look } from '../model'
import type { Point } from '../path'
import { wedge } from '../wedge'

/** What a ribbed band draws together: short soft gathers, which begin in its seam and run out into the cloth. */
export function gathersOf({ random, palette }: Look, { hem, drop, rib = 0 }: Cut): string {
  const half = hem[0] - 480
  const count = 15
  return Array.from({ length: count }, (_, index) => {
    const across = ((index + 0.5 + (random() - 0.5) * 0.6) / count) * 2 - 1
    const foot: Point = [480 + across * half, drop - rib - (drop - hem[1]) * across * across]
    const reach = 22 + random() ** 2 * 46
    const tip: Point = [foot[0] + across * reach * 0.24, foot[1] - reach]
    const wide = 6 + random() * 1.9
    return (
      wedge(foot, tip, wide, palette.tone(-1), 0.34) +
      wedge(
        [foot[0] - wide * 1.2, foot[1]],
        [tip[0] - wide, tip[1] + 8],
        wide,
        palette.tone(0.6),
        0.22,
      )
    )
  }).join('')
}

/** The folds of a body without those that rise from its band as the edges of folds do. */
export function ungathered(folds: readonly Fold[], { hem, drop, rib = 0 }: Cut): Fold[] {
  const rises = (fold: Fold) =>
    'spine' in fold &&
    fold.from === 'seam' &&
    Math.abs(fold.spine[0][0] - 480) < hem[0] - 476 &&
    fold.spine[0][1] > drop - rib - 60
  return folds.filter((fold) => !rises(fold))
}
