import type { Look } from '../model'
import type { Point } from '../path'
import { line } from '../seams'
import { softly } from '../soft'

/** A cable of two strands that wind round each other, from a to b. */
export function rope(a: Point, b: Point, reach: number, pitch: number, look: Look): string {
  const at = along(a, b)
  return (
    gutter(a, b, reach * 1.75, look) +
    turns(a, b, pitch * 0.5)
      .map((y) =>
        strand(
          `M${at(reach, y)}C${at(reach, y + pitch * 0.42)} ${at(-reach, y + pitch * 0.4)} ${at(-reach, y + pitch * 0.86)}`,
          reach * 0.98,
          look,
        ),
      )
      .join('')
  )
}

/** A plait of three strands, which cross from the left and the right by turns. */
export function plait(a: Point, b: Point, reach: number, pitch: number, look: Look): string {
  const at = along(a, b)
  const strands = turns(a, b, pitch * 0.5).map((y, index) => {
    const side = index % 2 === 0 ? 1 : -1
    return strand(
      `M${at(side * reach, y)}C${at(side * reach, y + pitch * 0.5)} ${at(side * reach * -0.46, y + pitch * 0.44)} ${at(side * reach * -0.52, y + pitch * 0.98)}`,
      reach * 0.78,
      look,
    )
  })
  return gutter(a, b, reach * 1.5, look) + strands.join('')
}

// The purl ground sinks on both sides of a cable, which lifts it.
function gutter(a: Point, b: Point, reach: number, look: Look): string {
  const at = along(a, b)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const rails = [-reach, reach].map((x) => `M${at(x, 0)}L${at(x, length)}`)
  return (
    line(`M${at(0, 0)}L${at(0, length)}`, look.palette.tone(-0.3), reach * 2, 0.55) +
    rails
      .map(
        (path) =>
          softly(path, 18, 0.2) +
          line(path, look.palette.tone(-0.8), 12, 0.35, 'stroke-dasharray="3 7"'),
      )
      .join('')
  )
}

// Knitted strand: dark where it meets the ground, round towards the light, with a row of stitches across.
function strand(path: string, width: number, look: Look): string {
  const { tone } = look.palette
  const cap = 'stroke-linecap="round"'
  const moved = (svg: string, by: number) => `<g transform="matrix(1 0 0 1 ${by} ${by})">${svg}</g>`
  return (
    moved(line(path, tone(-0.95), width + 4, 0.55, cap), 2) +
    line(path, tone(-0.35), width, 1, cap) +
    moved(line(path, tone(0.04), width * 0.78, 1, cap), width * -0.07) +
    moved(line(path, tone(0.3), width * 0.4, 0.6, cap), width * -0.14) +
    line(path, tone(-0.75), width * 0.8, 0.34, 'stroke-dasharray="2.2 6.8"')
  )
}

function turns(a: Point, b: Point, step: number): number[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step - step)
}

/** Coordinates for a place beside the line from a to b, and down it. */
function along(a: Point, b: Point): (beside: number, down: number) => string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  return (beside, down) =>
    `${(a[0] + ux * down + uy * beside).toFixed(1)} ${(a[1] + uy * down - ux * beside).toFixed(1)}`
}
