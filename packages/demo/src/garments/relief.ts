import type { BentFold, Fold } from './model'
import { at, between, type Point } from './path'
import { softSide } from './ripples'

/** A fold's height as white over black, `body` scaling how high the cloth stands. */
export function foldHeight(fold: Fold, body: number): string {
  const height = fold.height * body * 0.5
  if ('path' in fold) return `<path d="${fold.path}" fill="#fff" opacity="${height.toFixed(2)}"/>`
  const layers = fold.width < 14 ? 4 : fold.width < 30 ? 6 : 9
  const paths = Array.from({ length: layers }, (_, layer) => `<path d="${flank(fold, layer / layers)}"/>`)
  const each = (height * turnedAway(fold.spine)) / layers
  return `<g fill="#fff" fill-opacity="${each.toFixed(3)}">${paths.join('')}</g>`
}

// One layer of a fold, for `share` 0 its foot and 1 its crest. All layers share the sharp edge; towards the other side
// and towards the free end each stops sooner, so that the cloth slopes down there.
function flank(fold: BentFold, share: number): string {
  const [a, c, b] = fold.spine
  const [nx, ny] = softSide(fold)
  const t = 1 - 0.5 * share
  const bend = between(a, c, t)
  const end = between(bend, between(c, b, t), t)
  const reach = fold.width * 1.5 * (1 - share) ** 1.3
  const root = reach * (fold.open === true ? 1.1 : 0.3)
  const off = ([x, y]: Point, by: number) => at(x + nx * by, y + ny * by)
  return `M${at(...a)}Q${at(...bend)} ${at(...end)}Q${off(bend, reach * 1.15)} ${off(a, root)}Z`
}

// A fold that lies square to the light, from the lower left to the upper right, would stand out like a slash:
// the studio's lamp is broad, and softens it.
function turnedAway([a, , b]: BentFold['spine']): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = Math.abs(dx * 0.67 - dy * 0.74) / (Math.hypot(dx, dy) || 1)
  return 1 - Math.max(0, square - 0.78) * 2
}
