import { button, cord } from '../fastenings'
import { drapes, fan, mirrorFolds } from '../folds'
import { legEnd, legShades, legsPath, waistInside, waistLine, type LegCut } from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both } from '../path'
import { flap, patchPocket, welt } from '../pockets'
import { line, ribBand, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 drawcord, 1 chino with turn-ups, 2 cargo. */
export const shorts: Kind = {
  draw,
  closeUps: [
    { x: 520, y: 320, zoom: 2.4 },
    { x: 620, y: 340, zoom: 2.4 },
    { x: 660, y: 640, zoom: 2.4 },
  ],
}

const cut: LegCut = {
  waist: [730, 196],
  hip: [822, 560],
  crotch: 690,
  outer: [868, 976],
  inner: [516, 1000],
  knee: [848, 502],
  dip: 16,
}

function draw(look: Look): Garment {
  const style = look.variant % 3
  const front = look.side === 'front'
  const soft = style === 0
  const { random } = look
  const folds = () => [
    ...fan(
      random,
      [488, 680],
      [
        [700, 540],
        [740, 640],
        [700, 780],
        [600, 900],
      ],
      22,
      0.3,
    ),
    ...drapes(random, 560, 820, soft ? 300 : 420, 960, 4, 28, 0.34),
    ...(soft ? drapes(random, 500, 730, 270, 380, 9, 9, 0.5) : []),
  ]
  return {
    fabric: soft ? 'jersey' : 'twill',
    parts: [{ path: waistInside(cut), form: 'inside', tone: -0.3 }, { path: legsPath(cut) }],
    folds: [...folds(), ...mirrorFolds(folds())],
    shades: legShades(cut, 0.26),
    marks: [
      soft ? elastic(look) : band(look),
      seam('M480 290L480 696', look),
      ...both(legEnd(cut, style === 1 ? 40 : 34)).map((path) =>
        style === 1 ? turnUp(path, look) : twinStitch(path, look),
      ),
      front ? sides(look) : back(look, soft),
      style === 2 ? [cargo(look, 664), cargo(look, 118)].join('') : '',
      soft || !front ? '' : stitch('M542 290C546 420 530 520 486 566', look),
    ].join(''),
    trims: front
      ? soft
        ? cords(look)
        : button(484, 244, 13, '#5c4632') + loops(look)
      : soft
        ? ''
        : loops(look),
  }
}

function elastic(look: Look): string {
  return (
    ribBand(waistLine(cut, 38), 80, look, 13) +
    softly(waistLine(cut, 82), 22, 0.26) +
    stitch(waistLine(cut, 26), look) +
    stitch(waistLine(cut, 52), look)
  )
}

function band(look: Look): string {
  return (
    line(waistLine(cut, 32), look.palette.tone(0.04), 66, 1) +
    softly(waistLine(cut, 70), 14, 0.26) +
    seam(waistLine(cut, 66), look) +
    stitch(waistLine(cut, 7), look) +
    stitch(waistLine(cut, 59), look)
  )
}

function sides(look: Look): string {
  return both('M716 282C724 380 744 470 812 520')
    .map(
      (path) =>
        softly(path, 22, 0.3, 3, 0) +
        seam(path, look) +
        `<g transform="matrix(1 0 0 1 -10 3)">${stitch(path, look)}</g>`,
    )
    .join('')
}

function back(look: Look, soft: boolean): string {
  return soft
    ? patchPocket(590, 380, 150, 160, 20, look)
    : both('M570 400L740 388')
        .map((path) => welt(path, look, 20))
        .join('')
}

function cargo(look: Look, x: number): string {
  return (
    patchPocket(x, 560, 178, 210, 0, look) +
    softly(`M${x + 89} 590L${x + 89} 766`, 14, 0.26) +
    flap(x - 6, 540, 190, 76, look) +
    button(x + 89, 588, 9, '#5c4632')
  )
}

function turnUp(path: string, look: Look): string {
  return (
    softly(path, 92, 0.16, 0, -8) +
    line(path, look.palette.tone(0.1), 78, 1) +
    `<g transform="matrix(1 0 0 1 0 -39)">${softly(path, 12, 0.3, 0, -4)}${seam(path, look)}</g>`
  )
}

function loops(look: Look): string {
  return [600, 360]
    .map((x) => `M${x} 198L${x} 276`)
    .map(
      (path) =>
        softly(path, 26, 0.3, 2, 3) +
        line(path, look.palette.seam, 19, 0.7) +
        line(path, look.palette.tone(0.08), 16, 1),
    )
    .join('')
}

function cords(look: Look): string {
  const colour = look.palette.lightness > 0.6 ? '#4a4238' : '#efe8da'
  return (
    cord('M458 250C440 330 436 400 448 470', colour, 12) +
    cord('M502 250C522 340 524 420 512 510', colour, 12)
  )
}
