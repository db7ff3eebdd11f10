import type { Fold, Look, Part } from '../model'
import type { Point } from '../path'
import { line } from '../seams'
import { wedge } from '../wedge'

/** One flounce: its seam's height and half width, and the same of its hem. */
interface Tier {
  top: number
  topHalf: number
  bottom: number
  bottomHalf: number
  waves: number
}

const tiers: readonly Tier[] = [
  { top: 752, topHalf: 306, bottom: 1080, bottomHalf: 384, waves: 8 },
  { top: 456, topHalf: 232, bottom: 782, bottomHalf: 314, waves: 7 },
  { top: 182, topHalf: 162, bottom: 486, bottomHalf: 238, waves: 6 },
]

/** Three flounces, each hanging out over the one below it. */
export function flounces(look: Look): { parts: Part[]; folds: Fold[] } {
  const drawn = tiers.map((tier) => flounce(tier, look))
  return { parts: drawn.map(({ part }) => part), folds: drawn.flatMap(({ folds }) => folds) }
}

// The cloth bellies forward between two places where it falls back; its hem shows both as a wave.
function flounce(tier: Tier, look: Look): { part: Part; folds: Fold[] } {
  const { random, palette } = look
  const { top, topHalf, bottom, bottomHalf, waves } = tier
  const marks = Array.from({ length: waves + 1 }, (_, index) =>
    index === 0 || index === waves
      ? (index / waves) * 2 - 1
      : ((index + (random() - 0.5) * 0.4) / waves) * 2 - 1,
  )
  const sag = (u: number) => 30 * (1 - u * u)
  const head = (u: number): Point => [480 + u * topHalf, top + sag(u) * 0.5]
  const foot = (u: number): Point => [480 + u * bottomHalf, bottom - 24 + sag(u)]
  // The hem turns up into both sides in a round.
  const corner = (u: number): Point => [foot(u)[0] - u * 3, foot(u)[1] - 14]
  const turned = (u: number): Point => [foot(u)[0] - u * 12, foot(u)[1] + 3]
  const hem = marks
    .slice(1)
    .map((u, index) => {
      const from = marks[index] ?? u
      const [[x1, y1], [x2, y2]] = [foot(from), u === 1 ? turned(1) : foot(u)]
      const wide = x2 - x1
      const low = 9 + wide * 0.09
      return `C${pair([x1 + wide * 0.24, y1 - 3])} ${pair([x1 + wide * 0.26, (y1 + y2) / 2 + low])} ${pair([(x1 + x2) / 2, (y1 + y2) / 2 + low])}C${pair([x2 - wide * 0.26, (y1 + y2) / 2 + low])} ${pair([x2 - wide * 0.24, y2 - 3])} ${pair([x2, y2])}`
    })
    .join('')
  const side = (u: number): readonly [Point, Point] => [
    [480 + u * (topHalf + (bottomHalf - topHalf) * 0.46), top + (bottom - top) * 0.3],
    [480 + u * (bottomHalf - (bottomHalf - topHalf) * 0.13), bottom - (bottom - top) * 0.3],
  ]
  const [[leftUpper, leftLower], [rightUpper, rightLower]] = [side(-1), side(1)]
  const path = `M${pair(head(1))}C${480 + topHalf * 0.4} ${top + 18} ${480 - topHalf * 0.4} ${top + 18} ${pair(head(-1))}C${pair(leftUpper)} ${pair(leftLower)} ${pair(corner(-1))}Q${pair(foot(-1))} ${pair(turned(-1))}${hem}Q${pair(foot(1))} ${pair(corner(1))}C${pair(rightLower)} ${pair(rightUpper)} ${pair(head(1))}Z`
  const hollows = marks.slice(1, -1).map((u) => {
    const [[x0, y0], [x1, y1]] = [head(u), foot(u)]
    const high = 0.62 + random() * 0.2
    const tip: Point = [x1 + (x0 - x1) * high, y1 + (y0 - y1) * high]
    return wedge([x1 + 6, y1 + 8], tip, 26, palette.tone(-1), 0.34)
  })
  const tucks = gathers(marks, head, foot, random)
  const shadows = tucks.map(([from, to]) => wedge(from, to, 7, palette.tone(-1), 0.5))
  const print =
    hollows.join('') +
    shadows.join('') +
    line(path, palette.seam, 3.2, 0.5) +
    line(hemRow(marks, foot), palette.thread, 2, 0.8, 'stroke-dasharray="7 5"')
  const swells = marks.slice(1).map((u, index): Fold => {
    const middle = (u + (marks[index] ?? u)) / 2
    const [[x0, y0], [x1, y1]] = [head(middle), foot(middle)]
    const high = 0.5 + random() * 0.4
    const end: Point = [x1 + (x0 - x1) * high, y1 + (y0 - y1) * high]
    return {
      spine: [[x1 + (x1 - x0) * 0.1, y1 + 30], [(x1 + end[0]) / 2, (y1 + end[1]) / 2], end],
      width: ((u - (marks[index] ?? u)) * bottomHalf) / 2.9,
      height: 0.2 + random() * 0.12,
    }
  })
  const ridges = tucks.map(([from, to]): Fold => ({
    spine: [
      [from[0] - 6, from[1] + 10],
      [(from[0] + to[0]) / 2 - 5, (from[1] + to[1]) / 2],
      [to[0] - 4, to[1]],
    ],
    width: 10,
    height: 0.24,
  }))
  return { part: { path, form: 'body', lift: 0.55, print }, folds: [...swells, ...ridges] }
}

// Tucks in the seam: a long one above each place where the hem falls back, into whose hollow it runs, and a short one
// between two of them.
function gathers(
  marks: readonly number[],
  head: (u: number) => Point,
  foot: (u: number) => Point,
  random: () => number,
): (readonly [Point, Point])[] {
  const places = marks.slice(1).flatMap((u, index) => {
    const middle = (u + (marks[index] ?? u)) / 2
    const between = { u: middle + (random() - 0.5) * 0.04, reach: 0.13 + random() * 0.08 }
    return u === 1 ? [between] : [between, { u, reach: 0.4 + random() * 0.14 }]
  })
  return places.map(({ u, reach }) => {
    const [[x0, y0], [x1, y1]] = [head(u), foot(u)]
    return [
      [x0, y0 - 4],
      [x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach],
    ] as const
  })
}

function hemRow(marks: readonly number[], foot: (u: number) => Point): string {
  const points = marks.flatMap((u, index) => {
    const before = marks[index - 1]
    const [x, y] = foot(u)
    if (before === undefined) return [pair([x, y - 16])]
    const [mx, my] = foot((u + before) / 2)
    return [`${pair([mx, my + 12])} ${pair([x, y - 16])}`]
  })
  const [first = '', ...rest] = points
  return `M${first}${rest.map((point) => `Q${point}`).join('')}`
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
