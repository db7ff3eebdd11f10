import { neckLabel } from '../collars'
import { cord, eyelet, puller, zip } from '../fastenings'
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
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect } from '../path'
import { stripes } from '../prints'
import { line, ribBand, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'
import { hood, hoodBehind, hoodFolds } from './hood'
import { gathersOf, ungathered } from './rib-gathers'

/** Variants: 0 pullover, 1 zipped, 2 contrast lining and cords, 3 chest band. */
export const hoodie: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 330, zoom: 2.4 },
    { x: 480, y: 400, zoom: 2.4 },
    { x: 600, y: 820, zoom: 2.4 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const cut: Cut = {
    neck: front ? 'M480 382C536 352 588 290 612 226' : 'M480 330C540 310 590 270 612 226',
    shoulder: [740, 262],
    pit: [716, 500],
    waist: [716, 830],
    hem: [694, 1080],
    drop: 1096,
    rib: 62,
    outer: [884, 968],
    inner: [788, 988],
  }
  const sleeve = sleevePath(cut)
  const accent = look.palette.lightness > 0.6 ? '#2b3350' : '#efe8da'
  const chest = style === 3 ? stripes(560, 570, 60, 90, accent, 18) : ''
  return {
    fabric: style === 1 ? 'fleece' : 'jersey',
    cut,
    parts: [
      ...(front ? [lining(look, style, accent)] : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      {
        path: bodyPath(cut),
        form: 'body',
        lift: 0.5,
        print: chest + (front ? '' : gathersOf(look, cut)),
      },
      ...(front ? [...pouch(style === 1), ...hood(look, style === 1)] : [hoodBehind]),
    ],
    folds: [...ungathered(bodyFolds(look, cut, 1), cut), ...hoodFolds(look, front)],
    shades: [
      ...armShades(cut),
      { path: 'M262 1016C400 1032 560 1032 698 1016', width: 26, depth: 0.26 },
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => twinSeam(path, look)),
      ribBand(hemLine(cut, 30), 68, look, 9),
      ...both(cuffLine(cut, 32)).map((path) => ribBand(path, 66, look, 9)),
      front ? neckLabel(284) : '',
      front ? pouchSeams(look, style === 1) : '',
      front && style === 1 ? zip('M480 388L480 1094', look) : '',
      front
        ? seam('M480 58L480 92', look) +
          both(rim)
            .map((path) => stitch(path, look))
            .join('')
        : seam('M480 66C484 150 484 240 480 342', look) + seam(neckSeam, look),
    ].join(''),
    trims: front ? drawcords(look, style, accent) + (style === 1 ? puller(480, 404) : '') : '',
  }
}

const rim = 'M508 346C546 318 576 278 580 226C582 166 536 120 486 101'
const neckSeam = 'M346 310C390 336 436 346 480 346C524 346 570 336 614 310'

// Inside, the hood's middle seam runs down to the taped seam of the neck, below which the label is sewn.
function lining(look: Look, style: number, accent: string): Part {
  const neck = 'M376 262C420 284 540 284 584 262'
  return {
    path: 'M480 82C420 100 374 140 376 214C380 296 430 356 480 384C530 356 580 296 584 214C586 140 540 100 480 82Z',
    form: 'inside',
    tone: -0.4,
    print:
      seam('M480 84L480 276', look, 1.6) +
      softly(neck, 14, 0.24, 0, 6) +
      line(neck, look.palette.tone(-0.1), 9, 0.9) +
      seam(neck, look, 1.4),
    ...(style === 2 && { color: accent }),
  }
}

// The kangaroo pocket, in two halves where a zip parts it.
function pouch(zippedUp: boolean): Part[] {
  const half = 'M500 740L592 740C606 796 640 848 672 872L672 1028L500 1028Z'
  const whole =
    'M368 740L592 740C606 796 640 848 672 872L672 1028L288 1028L288 872C320 848 354 796 368 740Z'
  return (zippedUp ? both(half) : [whole]).map((path): Part => ({ path, tone: 0.03, lift: 0.34 }))
}

function pouchSeams(look: Look, zippedUp: boolean): string {
  const opening = 'M592 740C606 796 640 848 672 872'
  const tops = zippedUp ? both('M500 1028L500 740L592 740') : ['M368 740L592 740']
  const rows = zippedUp ? both('M508 1024L508 749L588 749') : ['M372 749L588 749']
  return (
    both(opening)
      .map((path) => softly(path, 12, -0.1, -3, -2) + seam(path, look))
      .join('') +
    both('M581 744C596 802 630 856 664 882M573 744C588 806 622 860 656 888')
      .map((path) => stitch(path, look))
      .join('') +
    tops.map((path) => seam(path, look)).join('') +
    rows.map((path) => stitch(path, look)).join('') +
    both('M672 872L672 1024')
      .map((path) => seam(path, look))
      .join('') +
    both('M664 884L664 1020')
      .map((path) => stitch(path, look))
      .join('')
  )
}

function drawcords(look: Look, style: number, accent: string): string {
  const colour =
    style === 2 || style === 3
      ? accent
      : look.palette.tone(look.palette.lightness > 0.8 ? -0.12 : 0.34)
  return (
    [440, 520].map((x) => eyelet(x, 348)).join('') +
    cord('M440 350C444 396 424 430 428 482C431 520 444 546 438 580', colour, 10) +
    cord('M520 350C512 400 536 446 532 506C529 550 516 580 524 622', colour, 10)
  )
}

function twinSeam(path: string, look: Look): string {
  return seam(path, look) + `<g transform="matrix(1 0 0 1 6 2)">${twinStitch(path, look, 0)}</g>`
}
