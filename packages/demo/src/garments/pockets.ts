import type { Look } from './model'
import type { Point } from './path'
import { line, seam, stitch } from './seams'
import { softly } from './soft'

/** A patch pocket sewn on: top left corner, size, and how far its tip reaches below. */
export function patchPocket(
  x: number,
  y: number,
  width: number,
  height: number,
  tip: number,
  look: Look,
  thread?: string,
): string {
  const [r, b] = [x + width, y + height]
  const edge = `M${x} ${y}L${r} ${y}L${r} ${b}L${x + width / 2} ${b + tip}L${x} ${b}Z`
  const inner = `M${x + 7} ${y + 22}L${x + 7} ${b - 4}L${x + width / 2} ${b + tip - 8}L${r - 7} ${b - 4}L${r - 7} ${y + 22}`
  return (
    softly(edge, 12, 0.16, 1, 4) +
    `<path d="${edge}" fill="${look.palette.tone(0.05)}" fill-opacity=".3"/>` +
    seam(edge, look, 1.8) +
    softly(`M${x + 4} ${y + 3}L${r - 4} ${y + 3}`, 9, -0.12) +
    stitch(`M${x + 3} ${y + 20}L${r - 3} ${y + 20}`, look, thread) +
    stitch(inner, look, thread)
  )
}

/** A flap over a pocket's mouth, pointed in the middle. */
export function flap(
  x: number,
  y: number,
  width: number,
  height: number,
  look: Look,
  thread?: string,
): string {
  const r = x + width
  const edge = `M${x} ${y}L${r} ${y}L${r} ${y + height * 0.7}L${x + width / 2} ${y + height}L${x} ${y + height * 0.7}Z`
  const inner = `M${x + 6} ${y + 4}L${x + 6} ${y + height * 0.66}L${x + width / 2} ${y + height - 8}L${r - 6} ${y + height * 0.66}L${r - 6} ${y + 4}`
  return (
    softly(edge, 14, 0.22, 1, 5) +
    `<path d="${edge}" fill="${look.palette.tone(0.07)}"/>` +
    seam(edge, look, 1.8) +
    stitch(inner, look, thread)
  )
}

/**
 * A welt pocket along a straight line: a narrow lip of doubled cloth, lit along its fold, before the dark of the mouth
 * above it, and tacked at both ends.
 */
export function welt([x1, y1]: Point, [x2, y2]: Point, look: Look, width = 20): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const up = x2 >= x1 ? 1 : -1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  // A place along the welt, and above its middle line.
  const at = (along: number, above: number): string => {
    const [ax, ay] = [x1 + ux * along + uy * above * up, y1 + uy * along - ux * above * up]
    return `${ax.toFixed(1)} ${ay.toFixed(1)}`
  }
  const half = width / 2
  const mouth = `M${at(1, half)}L${at(length - 1, half)}`
  const lip = `M${at(0, half)}L${at(length, half)}L${at(length, -half)}L${at(0, -half)}Z`
  const tacks = [3, length - 3].map((end) => `M${at(end, half + 2)}L${at(end, -half - 1)}`)
  return (
    softly(`M${at(4, -half - 2)}L${at(length - 4, -half - 2)}`, 12, 0.26, 1, 3) +
    softly(mouth, 12, 0.34, 0, -3) +
    `<path d="${lip}" fill="${look.palette.tone(0.06)}"/>` +
    softly(`M${at(4, half - 3)}L${at(length - 4, half - 3)}`, 7, -0.14) +
    line(mouth, look.palette.tone(-1), 3, 0.75) +
    seam(`M${at(0, half)}L${at(0, -half)}L${at(length, -half)}L${at(length, half)}`, look, 1.6) +
    tacks.map((path) => line(path, look.palette.thread, 3, 0.7)).join('')
  )
}
