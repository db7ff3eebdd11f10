import type { BentFold, Fold } from './model'
import { at, between, type Point } from './path'
import { softSide } from './ripples'

/** A fold's height as white over black, `body` scaling how high the cloth stands. `id` names its gradient. */
export function foldHeight(fold: Fold, body: number, id: string): string {
  const height = Math.min(1, fold.height * body)
  if ('path' in fold)
    return `<path d="${fold.path}" fill="#fff" opacity="${(height * 0.8).toFixed(2)}"/>`
  if (fold.from === 'edge' || (fold.from === 'seam' && fold.width >= 18))
    return hemFold(fold, id, height * turnedAway(fold.spine))
  return bentFold(fold, id, (height * turnedAway(fold.spine)).toFixed(3))
}

// A fold that opens at a hem, or above a wide seam, is a ridge that runs out upwards: narrow where it begins, and so faint there that no point
// of it shows. Strips of growing width over one another round it without a blur of its own.
function hemFold({ spine, ...fold }: BentFold, id: string, height: number): string {
  const [a, c, b] = spine
  const [nx, ny] = softSide({ spine, ...fold })
  const beside = ([x, y]: Point, out: number) => at(x + nx * out, y + ny * out)
  const layers = Math.max(3, Math.ceil(fold.width / 9))
  const each = 1 - (1 - height) ** (1 / layers)
  const strips = Array.from({ length: layers }, (_, layer) => {
    const share = (layer + 0.5) / layers
    // Even steps of height, as wide as a bell's outline has them.
    const wide = fold.width * (0.5 - Math.sin(Math.asin(1 - 2 * share) / 3))
    const edge = (out: number) => [beside(a, out), beside(c, out * 0.72), beside(b, out * 0.4)]
    const [gentle, steep] = [edge(wide * 1.5), edge(wide * -0.75)]
    // No two strips of one opacity, or all would fade by the same of their few steps.
    const opacity = (each * (0.6 + 0.8 * share)).toFixed(4)
    return `<path fill-opacity="${opacity}" d="M${gentle[0]}Q${gentle[1]} ${gentle[2]}L${steep[2]}Q${steep[1]} ${steep[0]}Z"/>`
  })
  const stops = [
    [0, 1],
    [0.35, 0.72],
    [0.65, 0.29],
    [0.85, 0.07],
    [1, 0],
  ].map(([offset, share]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${share}"/>`)
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a[0].toFixed(1)}" y1="${a[1].toFixed(1)}" x2="${b[0].toFixed(1)}" y2="${b[1].toFixed(1)}">${stops.join('')}</linearGradient>` +
    `<g fill="url(#${id})">${strips.join('')}</g>`
  )
}

// The fold is a slope that is highest where it begins. It falls to nothing along the line from its free end to the foot of
// its gentle flank, so that it has one sharp edge and runs out; it falls quickly at first, which catches the light beside
// the sharp edge.
function bentFold({ spine, ...fold }: BentFold, id: string, opacity: string): string {
  const [a, c, b] = spine
  const [nx, ny] = softSide({ spine, ...fold })
  const reach = fold.width * 1.7
  const foot: Point = [a[0] + nx * reach, a[1] + ny * reach]
  const [x, y] = nearest(a, b, foot)
  const ends = `x1="${a[0].toFixed(1)}" y1="${a[1].toFixed(1)}" x2="${x.toFixed(1)}" y2="${y.toFixed(1)}"`
  const stops = [
    [0, 1],
    [0.2, 0.68],
    [0.5, 0.28],
    [0.8, 0.06],
    [1, 0],
  ].map(
    ([offset, height]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${height}"/>`,
  )
  // What begins at a point widens from there.
  const root =
    fold.from === undefined ? between(foot, b, Math.min(0.4, reach / length(a, b))) : foot
  const far: Point = [c[0] + nx * reach, c[1] + ny * reach]
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>` +
    `<path d="M${at(...a)}Q${at(...c)} ${at(...b)}Q${at(...far)} ${at(...root)}Z" fill="url(#${id})" fill-opacity="${opacity}"/>`
  )
}

// The point nearest to `from` on the line through two others.
function nearest(from: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const t = ((from[0] - a[0]) * dx + (from[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  return between(a, b, t)
}

function length(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
}

// A fold that lies square to the light, from the lower left to the upper right, would stand out like a slash:
// the studio's lamp is broad, and softens it.
function turnedAway([a, , b]: BentFold['spine']): number {
  const square = Math.abs((b[0] - a[0]) * 0.67 - (b[1] - a[1]) * 0.74) / length(a, b)
  return 1 - Math.max(0, square - 0.78) * 2
}
