import type { Palette } from '../colour'
import { stud } from '../fastenings'
import type { LegCut } from '../legs'
import type { Look } from '../model'
import { both, type Point } from '../path'
import { mirroredPrint } from '../prints'
import { seam, stitch } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'

// How far out the pocket's mouth meets the side seam.
function sideOf({ waist, hip }: LegCut): number {
  return waist[0] * 0.28 + hip[0] * 0.72
}

/** A pocket's mouth, `below` units under its edge: from the waistband round to the side seam. */
function mouth(cut: LegCut, below: number): string {
  const side = sideOf(cut)
  return `M${558 - below} 168C${560 - below} ${226 + below * 0.5} ${side - 64} ${264 + below} ${side + 14} ${266 + below}`
}

// Past the mouth the pocket's facing shows, and on one side the edge of the coin pocket in it.
export function facings(look: Look, cut: LegCut): string {
  const side = sideOf(cut)
  return both(mouth(cut, 0))
    .map((path, index) => {
      const corner = index === 0 ? side + 40 : 920 - side
      return `<path d="${path}L${corner} 160Z" fill="${look.palette.tone(-0.2)}"/>`
    })
    .join('')
}

export function frontSeams(look: Look, cut: LegCut, gold: string): string {
  const { crotch } = cut
  const side = sideOf(cut)
  const fly = 'M519 178C521 268 518 330 482 372'
  return [
    ...both(mouth(cut, 0)).map((path) => softly(path, 18, 0.34, 0, -5) + seam(path, look)),
    ...[7, 14].flatMap((below) => both(mouth(cut, below))).map((path) => stitch(path, look, gold)),
    seam(`M480 178L481 ${crotch + 4}`, look),
    stitch(fly, look, gold),
    shifted(stitch(fly, look, gold), 7, 2),
    stitch(`M486 372L488 ${crotch - 4}`, look, gold),
    seam(`M590 212L${side - 4} 216`, look, 1.8),
    stitch(`M592 219L${side - 5} 223`, look, gold),
    ...[566, 394].map((x) => stud(x, 180, 4.6)),
    ...[side - 4, 964 - side].map((x) => stud(x, 258, 4.6)),
  ].join('')
}

// Too long by a little, the legs stack in short folds above the shoe, from one side and the other by turns; no two of
// one length or slope.
export function stacking(look: Look, cut: LegCut): string {
  return stacked(look, cut) + mirroredPrint(stacked(look, cut))
}

function stacked({ palette, random }: Look, { outer: o, inner: i }: LegCut): string {
  const folds: readonly (readonly [Point, Point, Point])[] = [
    [
      [o[0] + 2, o[1] - 58],
      [i[0] + 30, o[1] - 40],
      [(o[0] + i[0]) / 2, o[1] - 34],
    ],
    [
      [i[0] - 4, i[1] - 92],
      [o[0] - 26, o[1] - 74],
      [(o[0] + i[0]) / 2, o[1] - 70],
    ],
    [
      [o[0] + 2, o[1] - 132],
      [i[0] + 44, o[1] - 112],
      [(o[0] + i[0]) / 2, o[1] - 106],
    ],
  ]
  return folds
    .filter((_, index) => index === 0 || random() < 0.8)
    .map(([from, to, over]) => {
      const [reach, rise] = [0.55 + random() * 0.5, (random() - 0.5) * 44]
      const off = (point: Point): Point => [
        from[0] + (point[0] - from[0]) * reach,
        point[1] + rise * ((point[0] - from[0]) / (to[0] - from[0])),
      ]
      return folded(palette, from, off(to), off(over))
    })
    .join('')
}

function folded(palette: Palette, from: Point, to: Point, over: Point): string {
  const above = ([x, y]: Point): Point => [x, y - 13]
  return (
    wedge(from, to, 9, palette.tone(-1), 0.5, over) +
    wedge(above(from), above(to), 8, palette.tone(0.5), 0.26, above(over))
  )
}

/** A drawing a little beside its own place. */
export function shifted(svg: string, dx: number, dy: number): string {
  return `<g transform="matrix(1 0 0 1 ${dx} ${dy})">${svg}</g>`
}
