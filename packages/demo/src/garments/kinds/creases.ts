import type { LegCut } from '../legs'
import type { Look } from '../model'
import { sliver, type Point } from '../path'
import { mirroredPrint } from '../prints'
import { line } from '../seams'
import { wedge } from '../wedge'

/** The pressed crease: it begins below the pockets, gives at the knee, and is sharpest near the hem. */
export function creases({ palette }: Look, cut: LegCut, style: number): string {
  const x = (cut.outer[0] + cut.inner[0]) / 2
  const knee: Point = [(cut.knee[0] + cut.knee[1]) / 2 + 6, (cut.hip[1] + cut.outer[1]) / 2 + 40]
  const hem: Point = [x, cut.outer[1] + 8]
  const top: Point = [580, cut.waist[1] + 150]
  const upper = `M${top[0]} ${top[1]}Q584 420 ${knee[0]} ${knee[1]}`
  const lower = `M${knee[0] - 2} ${knee[1] + 36}Q${knee[0] - 6} 900 ${hem[0]} ${hem[1]}`
  const beside = ([px, py]: Point, by: number): Point => [px + by, py]
  const soft = (
    from: Point,
    over: Point,
    to: Point,
    width: number,
    colour: string,
    depth: number,
  ) =>
    `<g fill="${colour}" fill-opacity="${depth}">${[1, 0.75, 0.5, 0.25].map((share) => `<path d="${sliver(from, over, to, width * share)}"/>`).join('')}</g>`
  const drawn =
    soft(beside(top, 4), [598, 470], beside(knee, 10), 15, palette.tone(-1), 0.12) +
    soft(beside(top, -3), [576, 470], beside(knee, -6), 12, palette.tone(0.6), 0.06) +
    wedge(beside(hem, 10), beside(knee, 6), 16, palette.tone(-1), 0.46, [knee[0] + 6, 880]) +
    wedge(beside(hem, -9), beside(knee, -6), 13, palette.tone(0.6), 0.24, [knee[0] - 12, 880]) +
    line(upper, palette.tone(0.5), 1.6, 0.22) +
    line(lower, palette.tone(0.5), 1.6, 0.3)
  const pleats =
    style === 1
      ? wedge([604, 146], [614, 330], 8, palette.tone(-1), 0.5) +
        wedge([566, 146], [578, 400], 8, palette.tone(-1), 0.5)
      : ''
  return drawn + pleats + mirroredPrint(drawn + pleats)
}
