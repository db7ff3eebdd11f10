import type { LegCut } from '../legs'
import type { Look } from '../model'
import { shift } from '../path'
import { mirroredPrint } from '../prints'
import { line } from '../seams'
import { wedge } from '../wedge'

/** The pressed crease: one line from the waistband's seam to the hem, lit on its left and shaded on its right. */
export function creases({ palette }: Look, cut: LegCut, style: number): string {
  const { waist, hip, outer, inner, knee } = cut
  const [middle, bend] = [(knee[0] + knee[1]) / 2, (hip[1] + outer[1]) / 2 + 40]
  const foot = (outer[0] + inner[0]) / 2
  const path = `M576 ${waist[1] + 52}C582 ${hip[1]} ${middle} ${bend - 180} ${middle} ${bend}C${middle} ${bend + 150} ${foot} ${outer[1] - 150} ${foot} ${outer[1] + 8}`
  const drawn =
    [15, 10, 5]
      .map((width) => line(shift(path, width / 2, 0), palette.tone(-1), width, 0.1))
      .join('') +
    [12, 7]
      .map((width) => line(shift(path, -width / 2, 0), palette.tone(0.6), width, 0.07))
      .join('') +
    line(path, palette.tone(0.5), 1.8, 0.3)
  const pleats =
    style === 1
      ? wedge([604, 146], [614, 330], 8, palette.tone(-1), 0.5) +
        wedge([566, 146], [578, 400], 8, palette.tone(-1), 0.5)
      : ''
  return drawn + pleats + mirroredPrint(drawn + pleats)
}
