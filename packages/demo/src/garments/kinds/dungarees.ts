import { wash } from '../denim'
import { stud } from '../fastenings'
import { legEnd, legFolds, legShades, type LegCut } from '../legs'
import type { Garment, Kind, Look } from '../model'
import { both, mirrored, reflect } from '../path'
import { patchPocket } from '../pockets'
import { pinstripes } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { backYoke, bibOf, buckle, farStraps, nearStraps } from './straps'

/** Variants: 0 long, 1 turned up with a star, 2 railway stripes, 3 short. */
export const dungarees: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 330, zoom: 2.4 },
    { x: 480, y: 420, zoom: 2.4 },
    { x: 600, y: 260, zoom: 2.5 },
  ],
}

const gold = '#c9843a'
const long: LegCut = {
  waist: [640, 520],
  hip: [676, 680],
  crotch: 762,
  outer: [662, 1098],
  inner: [518, 1104],
  knee: [684, 496],
  dip: 0,
}
const short: LegCut = { ...long, outer: [690, 960], inner: [512, 974] }
function draw(look: Look): Garment {
  const style = look.variant % 4
  const cut = style === 3 ? short : long
  const front = look.side === 'front'
  const { outer: o, inner: i } = cut
  // From the leg's end up its inner seam: it narrows below the knee.
  const up = (share: number) => i[1] + (cut.crotch + 10 - i[1]) * share
  const legs = `C646 566 670 624 ${cut.hip[0]} 690C684 780 ${o[0] + 8} ${o[1] - 230} ${o[0] + 6} ${o[1] - 160}C${o[0] + 4} ${o[1] - 100} ${o[0]} ${o[1] - 60} ${o[0]} ${o[1]}Q${(o[0] + i[0]) / 2} ${o[1] + 14} ${i[0]} ${i[1]}C${i[0]} ${up(0.25)} ${i[0] - 4} ${up(0.45)} ${i[0] - 9} ${up(0.62)}C${i[0] - 15} ${up(0.78)} 488 806 480 772`
  const stripe = pinstripes(
    160,
    800,
    80,
    1110,
    19,
    5,
    look.palette.lightness > 0.6 ? '#3a5488' : '#e9e2d2',
  )
  const straps = nearStraps(look, style === 2 ? stripe : '')
  return {
    fabric: 'denim',
    parts: [
      ...farStraps(look.side),
      ...(front ? [] : straps),
      {
        path: mirrored(`${bibOf(look.side)}${legs}`),
        lift: 0.4,
        print:
          (style === 2 ? stripe : wash(look, cut, look.palette.lightness > 0.6 ? 0.3 : 0.9)) +
          line(waist, look.palette.tone(0.05), 46, 0.8),
      },
      ...(front ? straps : []),
    ],
    folds: legFolds(look, cut, 0.36),
    shades: [
      // The front rise lies flat, so that its shade is narrow.
      ...legShades(cut, 0.18).map((shade, index) =>
        index === 1 || index === 3 ? { ...shade, width: shade.width / 3 } : shade,
      ),
      { path: 'M300 570C400 584 560 584 660 570', width: 26, depth: 0.16 },
      { path: 'M430 330L424 520', width: 110, depth: -0.12 },
      { path: 'M580 330C588 420 600 490 640 530', width: 50, depth: 0.2 },
      { path: 'M380 330C372 420 360 490 320 530', width: 30, depth: 0.14 },
    ],
    marks: [
      waistband(look),
      seam('M480 590L480 790', look),
      stitch('M487 590L488 770', look, gold),
      ...both(legEnd(cut, style === 1 ? 36 : 28)).map((path) =>
        style === 1 ? turnUp(path, look) : stitch(path, look, gold),
      ),
      ...(front ? frontMarks(look, style) : backMarks(look)),
    ].join(''),
    trims: front
      ? [576, 384].map((x) => buckle(x)).join('') +
        [622, 338]
          .flatMap((x) => [stud(x, 560, 8), stud(x + (x > 480 ? 14 : -14), 606, 8)])
          .join('')
      : '',
  }
}

const waist = 'M290 556C400 572 560 572 670 556'

function waistband(look: Look): string {
  return (
    `<g transform="matrix(1 0 0 1 0 -22)">${seam(waist, look)}</g><g transform="matrix(1 0 0 1 0 22)">${softly(waist, 12, 0.2, 0, 3)}${seam(waist, look)}</g>` +
    `<g transform="matrix(1 0 0 1 0 -14)">${stitch(waist, look, gold)}</g><g transform="matrix(1 0 0 1 0 15)">${stitch(waist, look, gold)}</g>`
  )
}

function frontMarks(look: Look, style: number): string[] {
  const mouth = 'M600 588C606 646 636 680 700 684'
  return [
    stitch('M378 334C440 338 520 338 582 334', look, gold),
    stitch('M378 345C440 349 520 349 582 345', look, gold),
    seam('M386 320C420 322 540 322 574 320', look),
    ...both('M579 326C582 400 594 462 620 520').map((path) => stitch(path, look, gold)),
    patchPocket(408, 380, 144, 118, 18, look, gold),
    stitch('M480 402L480 508', look, gold),
    style === 1 ? star(look) : '',
    ...both(mouth).map(
      (path) =>
        softly(path, 18, 0.28, 0, -3) +
        seam(path, look) +
        `<g transform="matrix(1 0 0 1 -8 8)">${stitch(path, look, gold)}</g>`,
    ),
  ]
}

function backMarks(look: Look): string[] {
  const pocket = 'M514 640L630 632L638 746L576 780L520 756Z'
  return [
    backYoke(look),
    ...[pocket, reflect(pocket)].map(
      (path) =>
        softly(path, 14, 0.2, 1, 4) +
        `<path d="${path}" fill="${look.palette.tone(0.05)}" fill-opacity=".35"/>` +
        seam(path, look),
    ),
    ...both('M521 650L624 642L630 742L576 770L527 750Z').map((path) => stitch(path, look, gold)),
  ]
}

function star(look: Look): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const r = index % 2 === 0 ? 36 : 15
    return `${(480 + Math.cos(angle) * r).toFixed(1)} ${(446 + Math.sin(angle) * r).toFixed(1)}`
  })
  const path = `M${points.join('L')}Z`
  return (
    softly(path, 10, 0.2, 1, 3) +
    `<path d="${path}" fill="#e3a21a"/>` +
    stitch(path, look, '#8a5a00')
  )
}

function turnUp(path: string, look: Look): string {
  return (
    softly(path, 92, 0.2, 0, -6) +
    line(path, look.palette.tone(0.5), 72, 1) +
    `<g transform="matrix(1 0 0 1 0 -36)">${softly(path, 12, 0.26, 0, -4)}${seam(path, look)}</g><g transform="matrix(1 0 0 1 0 24)">${stitch(path, look)}</g>`
  )
}
