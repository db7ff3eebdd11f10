import type { Look } from '../model'
import type { Point } from '../path'
import { line } from '../seams'
import { softly } from '../soft'

/**
 * A cable of two strands from a to b, in opposite phase: each crosses the other by turns, always in front on its way to
 * the left and behind on its way back. `reach` is how far they swing from the middle, `pitch` one full turn.
 */
export function rope(a: Point, b: Point, reach: number, pitch: number, look: Look): string {
  const at = along(a, b)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const half = pitch / 2
  const crossings = (side: number) =>
    Array.from({ length: Math.ceil(length / half) }, (_, index) => {
      const y = index * half
      return `M${at(side * reach, y - 1)}C${at(side * reach, y + half * 0.46)} ${at(-side * reach, y + half * 0.54)} ${at(-side * reach, y + half + 1)}`
    }).join('')
  const width = reach * 1.24
  return (
    gutter(a, b, reach * 1.95, look) +
    strand(crossings(-1), width, look) +
    line(crossings(1), look.palette.shadow, width * 1.7, 0.16) +
    line(crossings(1), look.palette.shadow, width * 1.35, 0.26) +
    strand(crossings(1), width, look)
  )
}

// The purl ground sinks on both sides of a cable, which lifts it.
function gutter(a: Point, b: Point, reach: number, look: Look): string {
  const at = along(a, b)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const rails = [-reach, reach].map((x) => `M${at(x, 0)}L${at(x, length)}`)
  return (
    line(`M${at(0, 0)}L${at(0, length)}`, look.palette.tone(-0.42), reach * 2, 0.6) +
    rails
      .map(
        (path) =>
          softly(path, 18, 0.2) +
          line(path, look.palette.tone(-0.8), 12, 0.35, 'stroke-dasharray="3 7"'),
      )
      .join('')
  )
}

// Knitted strand: dark where it meets the ground, round towards the light, with two rows of stitches down it.
function strand(path: string, width: number, look: Look): string {
  const { tone } = look.palette
  const moved = (svg: string, by: number) => `<g transform="matrix(1 0 0 1 ${by} ${by})">${svg}</g>`
  return (
    line(path, tone(-0.92), width + 4, 0.7) +
    line(path, tone(-0.4), width, 1) +
    moved(line(path, tone(0.02), width * 0.76, 1), width * -0.06) +
    moved(line(path, tone(0.28), width * 0.36, 0.7), width * -0.13) +
    line(path, tone(-0.75), width * 0.86, 0.2, 'stroke-dasharray="2 5"') +
    line(path, tone(-0.8), 1.8, 0.3)
  )
}

/** Coordinates for a place beside the line from a to b, and down it. */
function along(a: Point, b: Point): (beside: number, down: number) => string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return (beside, down) =>
    `${(a[0] + ux * down + uy * beside).toFixed(1)} ${(a[1] + uy * down - ux * beside).toFixed(1)}`
}
