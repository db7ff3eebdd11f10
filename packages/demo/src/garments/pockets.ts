import type { Look } from './model'
import { seam, stitch } from './seams'
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

/** A welt: the narrow bound mouth of a pocket cut into the cloth. */
export function welt(path: string, look: Look, width = 20): string {
  return (
    softly(path, width + 14, 0.3, 1, 4) +
    `<path d="${path}" fill="none" stroke="${look.palette.seam}" stroke-width="${width + 3}" stroke-opacity=".7"/>` +
    `<path d="${path}" fill="none" stroke="${look.palette.tone(0.03)}" stroke-width="${width}"/>` +
    softly(path, width, -0.08, -1, -width * 0.3)
  )
}
