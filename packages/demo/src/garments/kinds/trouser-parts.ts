import { button, cord } from '../fastenings'
import { waistLine, type LegCut } from '../legs'
import type { Look } from '../model'
import { both } from '../path'
import { welt } from '../pockets'
import { line, ribBand, seam, stitch } from '../seams'
import { softly } from '../soft'

export function bandCloth(look: Look, cut: LegCut): string {
  return line(waistLine(cut, 24), look.palette.tone(0.05), 50, 1)
}

export function waistband(look: Look, cut: LegCut): string {
  return (
    softly(waistLine(cut, 54), 12, 0.25) +
    seam(waistLine(cut, 50), look) +
    stitch(waistLine(cut, 5), look) +
    stitch(waistLine(cut, 44), look)
  )
}

export function elastic(look: Look, cut: LegCut): string {
  return (
    ribBand(waistLine(cut, 30), 62, look, 11) +
    softly(waistLine(cut, 64), 18, 0.26) +
    stitch(waistLine(cut, 20), look) +
    stitch(waistLine(cut, 40), look)
  )
}

/** A slant pocket's mouth, from the waistband out to the side seam. */
function slant(cut: LegCut, inward: number): string {
  return `M${602 - inward} ${cut.waist[1] + 50}L${cut.hip[0] - 8 - inward} ${cut.hip[1] - 66 + inward * 0.4}`
}

// The mouth gapes a little, and the facing shows dark in it.
export function mouths(look: Look, cut: LegCut): string {
  const [x, y] = [cut.hip[0] - 8, cut.hip[1] - 66]
  return both(
    `M602 ${cut.waist[1] + 50}L${x} ${y}C${x + 3} ${y - 70} 646 ${cut.waist[1] + 110} 602 ${cut.waist[1] + 50}Z`,
  )
    .map(
      (path) =>
        `<path d="${path}" fill="${look.palette.tone(-0.27)}"/>` + softly(path, 10, 0.1, 3, 0),
    )
    .join('')
}

export function fronts(look: Look, cut: LegCut, jogger: boolean): string {
  const jogging = 'M634 172C640 230 654 290 696 330'
  const [edge, rows] = jogger
    ? [both(jogging), both('M626 174C632 232 646 292 688 334')]
    : [both(slant(cut, 0)), [...both(slant(cut, 8)), ...both(slant(cut, 15))]]
  const pockets =
    edge.map((path) => softly(path, 16, 0.26, 3, 0) + seam(path, look)).join('') +
    rows.map((path) => stitch(path, look)).join('')
  return jogger
    ? pockets
    : pockets +
        stitch(`M518 ${cut.waist[1] + 62}C520 260 514 330 484 374`, look) +
        softly('M486 160L486 380', 12, 0.2)
}

export function backs(look: Look, jogger: boolean): string {
  const pockets = welt([532, 260], [626, 254], look, 15) + welt([334, 254], [428, 260], look, 15)
  return jogger
    ? pockets
    : pockets +
        both('M580 152L579 244')
          .map((path) => seam(path, look, 1.5))
          .join('') +
        button(579, 276, 7, '#5c4632') +
        button(381, 276, 7, '#5c4632')
}

export function turnUp(path: string, look: Look): string {
  return (
    softly(path, 84, 0.16, 0, -8) +
    line(path, look.palette.tone(0.1), 66, 1) +
    `<g transform="matrix(1 0 0 1 0 -33)">${softly(path, 12, 0.3, 0, -4)}${seam(path, look)}</g>`
  )
}

// Belt loops stand off the band a little, and are tacked down above and below it.
export function loops(look: Look, cut: LegCut, front: boolean): string {
  return (front ? [556, 404] : [480, 594, 366])
    .map((x) => {
      const [top, bottom] = [cut.waist[1] + 3, cut.waist[1] + 61]
      const path = `M${x} ${top}L${x} ${bottom}`
      const tacks = `M${x - 6} ${top + 4}L${x + 6} ${top + 4}M${x - 6} ${bottom - 4}L${x + 6} ${bottom - 4}`
      return (
        softly(`M${x + 4} ${top + 5}L${x + 4} ${bottom - 2}`, 18, 0.36, 3, 2) +
        line(path, look.palette.seam, 16, 0.85) +
        line(path, look.palette.tone(0.12), 13, 1) +
        line(`M${x - 4} ${top}L${x - 4} ${bottom}`, look.palette.tone(0.4), 2.4, 0.3) +
        line(tacks, look.palette.thread, 2.6, 0.8)
      )
    })
    .join('')
}

export function cords(look: Look, cut: LegCut): string {
  const y = cut.waist[1] + 44
  const colour = look.palette.lightness > 0.6 ? '#4a4238' : '#efe8da'
  return (
    cord(`M466 ${y}C452 ${y + 60} 452 ${y + 110} 460 ${y + 160}`, colour, 9) +
    cord(`M494 ${y}C508 ${y + 70} 506 ${y + 130} 498 ${y + 186}`, colour, 9)
  )
}
