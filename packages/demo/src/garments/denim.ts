import type { LegCut } from './legs'
import type { Look } from './model'
import { both, sliver, type Point } from './path'
import { line } from './seams'

/**
 * Worn denim: paler down the front of the thighs, with whiskers where the hip bends, and rubbed along the side seams.
 * `strength` is 1 for a dark wash.
 */
export function wash({ palette, random }: Look, cut: LegCut, strength: number): string {
  const { hip: h, outer: o, knee, crotch } = cut
  const bend = (h[1] + o[1]) / 2
  const middle = knee[1] * 0.42 + knee[0] * 0.58
  const thigh = glow(
    [middle - 8, h[1] - 60],
    [middle + 10, bend - 60],
    [middle - 4, o[1] - 110],
    knee[0] - knee[1],
  )
  // Whiskers bend down from the hip to the crotch, broad and hardly paler than the cloth.
  const whiskers = [0, 1, 2].flatMap((row) => {
    const y = crotch - 96 + row * 38 + random() * 12
    const [from, to] = [540 + row * 8 + random() * 12, h[0] - 40 - random() * 36]
    return [17, 9].map((width) =>
      sliver([from, y + 22], [(from + to) / 2, y + 10 + random() * 8], [to, y - 30], width),
    )
  })
  const side = `M${cut.waist[0] - 4} ${cut.waist[1] + 80}C${h[0] - 6} ${h[1] - 100} ${h[0] - 6} ${h[1] + 60} ${knee[0] - 8} ${bend}L${o[0] - 8} ${o[1]}`
  const pale = palette.tone(0.42)
  return (
    `<g fill="${pale}" fill-opacity="${(0.07 * strength).toFixed(3)}">${thigh.flatMap(both).map(shape).join('')}</g>` +
    `<g fill="${pale}" fill-opacity="${(0.055 * strength).toFixed(3)}">${whiskers.flatMap(both).map(shape).join('')}</g>` +
    both(side)
      .map((path) => line(path, pale, 9, 0.22 * strength, 'stroke-dasharray="7 11 4 9"'))
      .join('')
  )
}

function glow(from: Point, over: Point, to: Point, width: number): string[] {
  return Array.from({ length: 9 }, (_, layer) => {
    const share = layer / 9
    const end = (point: Point): Point => [point[0], point[1] + (over[1] - point[1]) * share * 0.7]
    return sliver(end(from), over, end(to), width * 0.82 * (1 - share) + 6)
  })
}

function shape(path: string): string {
  return `<path d="${path}"/>`
}
