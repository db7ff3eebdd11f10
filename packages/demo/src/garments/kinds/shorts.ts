import { button, cord } from '../fastenings'
import { bent, mirrorFolds } from '../folds'
import { legEnd, legShades, legsPath, waistInside, waistLine, waistRim, type LegCut } from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both, type Point } from '../path'
import { flap, patchPocket, welt } from '../pockets'
import { line, ribBand, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 drawcord, 1 chino with turn-ups, 2 cargo. */
export const shorts: Kind = {
  draw,
  closeUps: [
    { x: 520, y: 360, zoom: 2.4 },
    { x: 620, y: 340, zoom: 2.4 },
    { x: 660, y: 640, zoom: 2.4 },
  ],
}

const cut: LegCut = {
  waist: [686, 216],
  hip: [756, 520],
  crotch: 618,
  outer: [792, 930],
  inner: [500, 956],
  knee: [776, 484],
  dip: 14,
}

function draw(look: Look): Garment {
  const style = look.variant % 3
  const front = look.side === 'front'
  const soft = style === 0
  const { random } = look
  const fold = (
    origin: Point,
    over: Point,
    to: Point,
    width: number,
    height: number,
    from?: 'edge' | 'seam',
  ) => bent(random, origin, over, to, width, height, from)
  const leg = (slack: number) => [
    fold([482, 612], [540, 566], [620, 536], 24, 0.36 * slack),
    fold([482, 622], [540, 604], [600, 604], 22, 0.32),
    fold([712, 990], [682, 760], [664, 560], 64, 0.46 * slack, 'edge'),
    fold([572, 1010], [582, 850], [574, 700], 52, 0.4, 'edge'),
    ...(soft
      ? [510, 550, 592, 636, 672].map((x) =>
          fold(
            [x, 302],
            [x + 3, 350],
            [x + (x - 480) * 0.12, 400 + random() * 110],
            20,
            0.5,
            'seam',
          ),
        )
      : []),
  ]
  return {
    fabric: soft ? 'jersey' : 'twill',
    parts: [waistInside(cut, look), { path: legsPath(cut) }],
    folds: [...leg(1.15), ...mirrorFolds(leg(0.75))],
    shades: legShades(cut, 0.19),
    bands: soft
      ? ''
      : line(waistLine(cut, 32), look.palette.tone(0.04), 66, 1) +
        softly(waistLine(cut, 70), 14, 0.26),
    marks: [
      waistRim(cut, look),
      soft ? elastic(look) : band(look),
      seam('M480 300L480 622', look),
      ...both(legEnd(cut, style === 1 ? 40 : 34)).map((path) =>
        style === 1 ? turnUp(path, look) : twinStitch(path, look),
      ),
      front ? sides(look) : back(look, soft),
      style === 2 ? [cargo(look, 612), cargo(look, 170)].join('') : '',
      soft || !front ? '' : stitch('M528 304C532 410 520 480 486 520', look),
    ].join(''),
    trims: front
      ? soft
        ? cords(look)
        : button(484, 262, 12, '#5c4632') + loops(look)
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
    seam(waistLine(cut, 66), look) +
    stitch(waistLine(cut, 7), look) +
    stitch(waistLine(cut, 59), look)
  )
}

function sides(look: Look): string {
  return both('M676 304C682 380 700 450 752 500')
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
    ? patchPocket(560, 390, 130, 140, 16, look)
    : both('M540 400L660 392')
        .map((path) => welt(path, look, 20))
        .join('')
}

function cargo(look: Look, x: number): string {
  return (
    patchPocket(x, 560, 156, 190, 0, look) +
    softly(`M${x + 78} 590L${x + 78} 746`, 14, 0.26) +
    flap(x - 6, 540, 168, 70, look) +
    button(x + 78, 586, 9, '#5c4632')
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
  return [586, 374]
    .map((x) => `M${x} 214L${x} 292`)
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
    cord('M462 268C448 330 440 390 452 450', colour, 12) +
    cord('M500 268C516 340 520 410 508 486', colour, 12)
  )
}
