import { button, cord } from '../fastenings'
import { drapes, mirrorFolds } from '../folds'
import {
  legEnd,
  legFolds,
  legShades,
  legsPath,
  waistInside,
  waistLine,
  waistRim,
  type LegCut,
} from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both } from '../path'
import { welt } from '../pockets'
import { line, ribBand, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 pressed crease, 1 wide with pleats, 2 cropped with turn-ups, 3 joggers. */
export const trousers: Kind = {
  draw,
  closeUps: [
    { x: 530, y: 240, zoom: 2.5 },
    { x: 560, y: 250, zoom: 2.5 },
    { x: 600, y: 960, zoom: 2.5 },
    { x: 520, y: 220, zoom: 2.5 },
  ],
}

const cuts: readonly [LegCut, LegCut, LegCut, LegCut] = [
  {
    waist: [624, 96],
    hip: [684, 350],
    crotch: 470,
    outer: [690, 1098],
    inner: [536, 1102],
    knee: [684, 516],
    dip: 10,
  },
  {
    waist: [612, 96],
    hip: [706, 370],
    crotch: 484,
    outer: [800, 1098],
    inner: [512, 1106],
    knee: [756, 502],
    dip: 8,
  },
  {
    waist: [634, 120],
    hip: [704, 370],
    crotch: 494,
    outer: [690, 1062],
    inner: [538, 1066],
    knee: [700, 518],
    dip: 10,
  },
  {
    waist: [628, 100],
    hip: [704, 350],
    crotch: 484,
    outer: [650, 1092],
    inner: [536, 1096],
    knee: [700, 518],
    dip: 8,
  },
]

function draw(look: Look): Garment {
  const style = look.variant % 4
  const cut = cuts[style] ?? cuts[0]
  const front = look.side === 'front'
  const jogger = style === 3
  const { random } = look
  const extra =
    style === 1
      ? drapes(random, 540, 740, 380, 1150, 4, 30, 0.5)
      : jogger
        ? drapes(random, 550, 660, 940, 1040, 4, 12, 0.6, 'seam')
        : []
  return {
    fabric: jogger ? 'fleece' : 'twill',
    parts: [waistInside(cut, look), { path: legsPath(cut) }],
    folds: [...legFolds(look, cut, jogger ? 0.8 : 0.5), ...extra, ...mirrorFolds(extra)],
    shades: legShades(cut),
    bands: jogger
      ? ''
      : line(waistLine(cut, 24), look.palette.tone(0.04), 50, 1) +
        softly(waistLine(cut, 54), 12, 0.25),
    marks: [
      waistRim(cut, look),
      jogger
        ? elastic(look, cut)
        : seam(waistLine(cut, 50), look) + stitch(waistLine(cut, 5), look),
      jogger ? '' : creases(look, cut, style),
      front ? fronts(look, cut, jogger) : backs(look, jogger),
      seam(`M480 ${cut.waist[1] + 52}L480 ${cut.crotch + 4}`, look),
      ...both(legEnd(cut, jogger ? 38 : 34)).map((path) =>
        jogger ? ribBand(path, 80, look, 9) : style === 2 ? turnUp(path, look) : stitch(path, look),
      ),
    ].join(''),
    trims: jogger
      ? front
        ? cords(look, cut)
        : ''
      : loops(look, cut, front) + (front ? button(484, cut.waist[1] + 35, 7.5, '#5c4632') : ''),
  }
}

function elastic(look: Look, cut: LegCut): string {
  return (
    ribBand(waistLine(cut, 30), 62, look, 11) +
    softly(waistLine(cut, 64), 18, 0.26) +
    stitch(waistLine(cut, 20), look) +
    stitch(waistLine(cut, 40), look)
  )
}

// The pressed crease: a lit edge with its shadow beside it, down the front of each leg.
function creases(look: Look, cut: LegCut, style: number): string {
  const x = (cut.outer[0] + cut.inner[0]) / 2
  const crease = `M572 ${cut.waist[1] + 60}C${582} 420 ${(cut.knee[0] + cut.knee[1]) / 2} 700 ${x} ${cut.outer[1]}`
  const pleat =
    style === 1 ? both('M604 146C610 200 614 240 613 290M566 146C570 230 576 290 580 360') : []
  return (
    both(crease)
      .map(
        (path) =>
          softly(path, 30, 0.2, 10, 0) +
          softly(path, 22, -0.1, -7, 0) +
          line(path, look.palette.tone(0.5), 1.6, 0.3),
      )
      .join('') +
    pleat
      .map((path) => softly(path, 16, 0.22, 5, 0) + line(path, look.palette.seam, 1.6, 0.4))
      .join('')
  )
}

function fronts(look: Look, cut: LegCut, jogger: boolean): string {
  const mouth = jogger
    ? 'M634 172C640 230 654 290 696 330'
    : `M628 ${cut.waist[1] + 56}L${cut.hip[0] - 4} ${cut.hip[1] - 26}`
  const pockets = both(mouth)
    .map(
      (path) =>
        softly(path, 18, 0.3, 3, 0) +
        seam(path, look) +
        `<g transform="matrix(1 0 0 1 -8 2)">${stitch(path, look)}</g>`,
    )
    .join('')
  return jogger
    ? pockets
    : pockets +
        stitch(`M518 ${cut.waist[1] + 62}C520 260 514 330 484 374`, look) +
        softly('M486 160L486 380', 12, 0.2)
}

function backs(look: Look, jogger: boolean): string {
  const pockets = both('M540 258L648 252')
    .map((path) => welt(path, look, 15))
    .join('')
  return jogger
    ? pockets
    : pockets +
        both('M594 152L592 244')
          .map((path) => seam(path, look, 1.5))
          .join('') +
        button(594, 278, 7, '#5c4632') +
        button(366, 278, 7, '#5c4632')
}

function turnUp(path: string, look: Look): string {
  return (
    softly(path, 84, 0.16, 0, -8) +
    line(path, look.palette.tone(0.1), 66, 1) +
    `<g transform="matrix(1 0 0 1 0 -33)">${softly(path, 12, 0.3, 0, -4)}${seam(path, look)}</g>`
  )
}

function loops(look: Look, cut: LegCut, front: boolean): string {
  return (front ? [556, 404] : [480, 594, 366])
    .map((x) => {
      const path = `M${x} ${cut.waist[1] + 8}L${x} ${cut.waist[1] + 56}`
      return (
        softly(path, 20, 0.3, 2, 3) +
        line(path, look.palette.seam, 14, 0.7) +
        line(path, look.palette.tone(0.08), 11, 1)
      )
    })
    .join('')
}

function cords(look: Look, cut: LegCut): string {
  const y = cut.waist[1] + 44
  const colour = look.palette.lightness > 0.6 ? '#4a4238' : '#efe8da'
  return (
    cord(`M466 ${y}C452 ${y + 60} 452 ${y + 110} 460 ${y + 160}`, colour, 9) +
    cord(`M494 ${y}C508 ${y + 70} 506 ${y + 130} 498 ${y + 186}`, colour, 9)
  )
}
