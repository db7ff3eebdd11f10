import { neckLabel } from '../collars'
import { cord, puller, stud, zip } from '../fastenings'
import {
  armShades,
  armholePath,
  bodyFolds,
  bodyPath,
  cuffLine,
  hemLine,
  sleevePath,
  type Cut,
} from '../figure'
import { fan, mirrorFolds } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect } from '../path'
import { stripes } from '../prints'
import { ribBand, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 pullover, 1 zipped, 2 contrast lining and cords, 3 chest band. */
export const hoodie: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 330, zoom: 2.4 },
    { x: 480, y: 400, zoom: 2.4 },
    { x: 600, y: 820, zoom: 2.4 },
  ],
}

const half =
  'M480 356C536 332 586 282 590 214C592 150 560 104 480 100L480 66C600 66 668 130 660 222C654 262 640 290 616 306C576 338 520 372 480 384Z'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const cut: Cut = {
    neck: 'M480 330C540 310 590 270 612 226',
    shoulder: [740, 262],
    pit: [716, 500],
    waist: [708, 760],
    hem: [704, 1080],
    drop: 1096,
    rib: 62,
    outer: [884, 968],
    inner: [788, 988],
  }
  const sleeve = sleevePath(cut)
  const accent = look.palette.lightness > 0.6 ? '#2b3350' : '#efe8da'
  const chest = style === 3 ? { print: stripes(560, 570, 60, 90, accent, 18) } : {}
  return {
    fabric: 'fleece',
    cut,
    parts: [
      ...(front ? [lining(style, accent)] : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      { path: bodyPath(cut), form: 'body', lift: 0.5, ...chest },
      ...(front ? hood() : [hoodBehind]),
    ],
    folds: [...bodyFolds(look, cut, 1), ...hoodFolds(look, front)],
    shades: [
      ...armShades(cut),
      { path: 'M262 1016C400 1032 560 1032 698 1016', width: 26, depth: 0.26 },
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => twinSeam(path, look)),
      ribBand(hemLine(cut, 30), 68, look, 9),
      ...both(cuffLine(cut, 32)).map((path) => ribBand(path, 66, look, 9)),
      front ? neckLabel(256) : '',
      front ? pouch(look, style === 1) : '',
      front && style === 1 ? zip('M480 372L480 1094', look) : '',
      front
        ? both('M480 380C520 366 574 334 612 300')
            .map((path) => softly(path, 20, 0.3, 0, 8))
            .join('')
        : seam('M480 78C484 160 484 240 480 330', look),
      front
        ? both('M494 344C540 322 578 276 580 214C582 160 556 118 490 112')
            .map((path) => stitch(path, look))
            .join('')
        : '',
    ].join(''),
    trims: front ? drawcords(look, style, accent) + (style === 1 ? puller(480, 420) : '') : '',
  }
}

function lining(style: number, accent: string): Part {
  const path =
    'M480 92C410 92 366 130 370 214C376 290 430 350 480 372C530 350 584 290 590 214C594 130 550 92 480 92Z'
  return { path, form: 'inside', tone: -0.4, ...(style === 2 && { color: accent }) }
}

function hood(): Part[] {
  return [
    { path: reflect(half), form: 'left', lift: 0.6, tone: 0.02 },
    { path: half, form: 'right', lift: 0.6, tone: 0.02 },
  ]
}

const hoodBehind: Part = {
  path: 'M480 66C380 64 310 120 300 214C300 276 350 330 412 356C446 368 514 368 548 356C610 330 660 276 660 214C650 120 580 64 480 66Z',
  form: 'body',
  lift: 0.8,
  tone: 0.03,
}

function hoodFolds({ random }: Look, front: boolean) {
  if (!front)
    return fan(
      random,
      [480, 350],
      [
        [360, 230],
        [420, 150],
        [540, 150],
        [610, 230],
      ],
      20,
      0.4,
      10,
    )
  const side = fan(
    random,
    [560, 320],
    [
      [640, 210],
      [626, 150],
      [600, 260],
    ],
    16,
    0.5,
    -10,
  )
  return [...side, ...mirrorFolds(side)]
}

function pouch(look: Look, zipped: boolean): string {
  const edge = 'M360 742L600 742L672 872L672 1022L288 1022L288 872Z'
  const openings = both('M596 748L666 876').map(
    (path) =>
      softly(path, 22, 0.36, 4, 2) + stitch(path.replace('596', '584').replace('666', '654'), look),
  )
  return (
    softly(edge, 16, 0.22, 1, 4) +
    `<path d="${edge}" fill="${look.palette.tone(0.05)}" fill-opacity=".25"/>` +
    seam(edge, look) +
    (zipped ? softly('M480 742L480 1022', 30, 0.1) : '') +
    stitch('M362 754L598 754', look) +
    openings.join('')
  )
}

function drawcords(look: Look, style: number, accent: string): string {
  const colour =
    style === 2 || style === 3
      ? accent
      : look.palette.tone(look.palette.lightness > 0.8 ? -0.12 : 0.34)
  return (
    stud(438, 352, 8, '#a9a196') +
    stud(522, 352, 8, '#a9a196') +
    cord('M438 354C430 420 426 470 432 560', colour, 11) +
    cord('M522 354C532 430 536 500 526 596', colour, 11)
  )
}

function twinSeam(path: string, look: Look): string {
  return seam(path, look) + `<g transform="matrix(1 0 0 1 6 2)">${twinStitch(path, look, 0)}</g>`
}
