import { button, cord, eyelet } from '../fastenings'
import { bent, mirrorFolds } from '../folds'
import { legEnd, legShades, legsPath, waistInside, waistLine, waistRim, type LegCut } from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both, spanned, type Point } from '../path'
import { flap, patchPocket, welt } from '../pockets'
import { line, ribBand, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'

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
  hip: [744, 420],
  crotch: 618,
  outer: [788, 940],
  inner: [503, 946],
  knee: [770, 481],
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
    fold([712, 990], [682, 760], [664, 560], 64, 0.46 * slack, 'edge'),
    fold([572, 1010], [582, 850], [574, 700], 52, 0.4, 'edge'),
  ]
  return {
    fabric: soft ? 'jersey' : 'twill',
    parts: [
      waistInside(cut, look),
      { path: legsPath(cut), print: soft ? gathers(look) : band(look) },
    ],
    folds: [...leg(1.15), ...mirrorFolds(leg(0.75))],
    shades: legShades(cut, 0.19),
    marks: [
      waistRim(cut, look),
      soft ? elastic(look) : bandSeams(look),
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
    ribBand(ribLine(38), 80, look, 13) +
    softly(ribLine(82), 22, 0.26) +
    stitch(ribLine(26), look) +
    stitch(ribLine(52), look)
  )
}

// The elastic runs out to the sides, where the gathered cloth stands off it.
function ribLine(down: number): string {
  const y = cut.waist[1] + down
  return spanned(`M480 ${y + cut.dip}C560 ${y + cut.dip} 650 ${y + 4} 744 ${y - 4}`)
}

// The elastic draws the cloth into gathers below its seam, deep ones and shallow ones.
function gathers({ palette, random }: Look): string {
  return Array.from({ length: 19 }, (_, index) => {
    const across = ((index + 0.5 + (random() - 0.5) * 0.8) / 19) * 2 - 1
    const foot: Point = [480 + across * 216, 308 - across * across * 10]
    const reach = 26 + random() ** 2 * 120
    const tip: Point = [foot[0] + across * reach * 0.24, foot[1] + reach]
    return (
      wedge(foot, tip, 6 + random() * 3, palette.tone(-1), 0.5) +
      wedge([foot[0] - 9, foot[1]], [tip[0] - 7, tip[1] - 8], 6, palette.tone(0.5), 0.3)
    )
  }).join('')
}

function band(look: Look): string {
  return (
    line(waistLine(cut, 32), look.palette.tone(0.05), 66, 1) + softly(waistLine(cut, 70), 14, 0.26)
  )
}

function bandSeams(look: Look): string {
  return (
    seam(waistLine(cut, 66), look) +
    stitch(waistLine(cut, 7), look) +
    stitch(waistLine(cut, 59), look)
  )
}

function sides(look: Look): string {
  return both('M690 302C690 376 704 440 762 492')
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
    : welt([552, 400], [656, 394], look, 20) + welt([304, 394], [408, 400], look, 20)
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
    [462, 500].map((x) => eyelet(x, 266)).join('') +
    cord('M462 268C466 300 446 330 446 372C446 404 460 424 454 456', colour, 10) +
    cord('M500 268C494 304 514 336 518 384C521 426 506 452 512 494', colour, 10)
  )
}
