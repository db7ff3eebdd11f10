import { neckLabel, turn } from '../collars'
import { button } from '../fastenings'
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
import { drapes } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect } from '../path'
import { welt } from '../pockets'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 single-breasted, 1 double-breasted, 2 belted. */
export const coat: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 320, zoom: 2.4 },
    { x: 500, y: 460, zoom: 2.4 },
    { x: 540, y: 590, zoom: 2.4 },
  ],
}

const cut: Cut = {
  neck: 'M480 190C520 184 548 158 560 124',
  shoulder: [690, 178],
  pit: [668, 400],
  waist: [646, 610],
  hem: [712, 1108],
  drop: 1124,
  outer: [834, 800],
  inner: [734, 820],
}
// A notched lapel and the collar above it, each the right half.
const lapel = 'M466 524C520 470 604 402 660 318L596 268L562 112C560 250 524 400 466 524Z'
const fold =
  'M556 106C580 108 600 122 612 146C636 190 654 232 664 284L606 264L592 262C586 216 574 160 556 106Z'
// Where they turn over.
const lapelRoll = 'M470 522C524 400 562 250 566 130'
const collarRoll = 'M560 108C578 160 590 214 596 262'

function draw(look: Look): Garment {
  const style = look.variant % 3
  const front = look.side === 'front'
  const sleeve = sleevePath(cut)
  const horn = look.palette.lightness > 0.6 ? '#6b4d33' : '#3a2c22'
  return {
    fabric: 'wool',
    cut,
    parts: [
      ...(front ? [lining(look)] : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      {
        path: bodyPath({ ...cut, neck: front ? 'M480 460C520 380 552 260 560 124' : cut.neck }),
        form: 'body',
        lift: 0.5,
      },
      ...(front ? lapels : [backFold()]),
    ],
    folds: [...bodyFolds(look, cut, 0.75), ...drapes(look.random, 290, 670, 660, 1180, 5, 34, 0.5)],
    shades: [
      ...armShades(cut),
      ...(style === 2 ? [{ path: 'M300 640C420 656 540 656 660 640', width: 40, depth: 0.3 }] : []),
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      front ? neckLabel(150) : '',
      stitch(hemLine(cut, 26), look),
      ...both(cuffLine(cut, 74)).map((path) => seam(path, look, 1.6)),
      ...(front
        ? fronts(look, style)
        : [seam('M480 200L480 1130', look), softly('M484 760L486 1130', 14, 0.3)]),
      style === 2
        ? belt(look, front)
        : style === 0 && !front
          ? welt('M400 600L560 600', look, 40)
          : '',
    ].join(''),
    trims: front ? buttons(style, horn) : '',
  }
}

// The collar's inner side shows above the lining at the back of the neck.
function lining(look: Look): Part {
  const neck = 'M380 112C430 84 530 84 580 112L566 144C530 128 430 128 394 144Z'
  return {
    path: 'M394 116C430 92 530 92 566 116C566 260 520 400 480 470C440 400 400 260 394 116Z',
    form: 'inside',
    tone: -0.5,
    print: `<path d="${neck}" fill="${look.palette.tone(-0.2)}"/>${seam('M394 144C430 128 530 128 566 144', look)}`,
  }
}

const lapels: readonly Part[] = [
  { path: reflect(lapel), form: 'down', tone: 0.04, lift: 0.45, print: turn(reflect(lapelRoll)) },
  { path: lapel, form: 'down', tone: 0.04, lift: 0.5, print: turn(lapelRoll) },
  { path: reflect(fold), form: 'down', tone: 0.06, lift: 0.4, print: turn(reflect(collarRoll)) },
  { path: fold, form: 'down', tone: 0.05, lift: 0.4, print: turn(collarRoll) },
]

function backFold(): Part {
  return {
    path: 'M354 172C364 122 410 94 480 94C550 94 596 122 606 172C570 190 522 197 480 197C438 197 390 190 354 172Z',
    form: 'down',
    tone: 0.05,
    lift: 0.8,
  }
}

function fronts(look: Look, style: number): string[] {
  const edge = style === 1 ? 530 : 508
  const rim = `M${edge - 12} 540L${edge - 10} 1122`
  return [
    softly(`M${edge} 530L${edge + 6} 1124`, 22, 0.3, 7, 0),
    stitch(rim, look),
    line(`M${edge} 520L${edge + 6} 1122`, look.palette.seam, 2, 0.6),
    ...both('M474 508C524 458 600 394 648 320L596 278').map((path) => stitch(path, look)),
    ...both(fold).map((path) => line(path, look.palette.seam, 1.4, 0.5)),
    ...both('M566 716L648 690').map((path) => welt(path, look, 30)),
    style === 1 ? '' : welt('M584 452L644 440', look, 16),
  ]
}

function buttons(style: number, horn: string): string {
  if (style === 2) return button(492, 540, 17, horn)
  const rows = [560, 668, 776]
  if (style === 0) return [...rows, 884].map((y) => button(482, y, 17, horn)).join('')
  return rows.flatMap((y) => [button(462, y, 17, horn), button(566, y, 17, horn)]).join('')
}

function belt(look: Look, front: boolean): string {
  const path = 'M280 620C420 638 540 638 680 620'
  const knot =
    'M470 606C490 598 530 600 544 610C550 630 548 654 538 664C516 670 488 668 472 658C464 640 464 622 470 606Z'
  const ends =
    'M486 656C480 740 470 810 458 880L508 888C514 810 518 740 520 660ZM514 656C536 730 556 800 582 864L626 846C596 780 562 710 540 652Z'
  return (
    softly(path, 70, 0.3, 0, 8) +
    line(path, look.palette.seam, 57, 0.5) +
    line(path, look.palette.tone(0.07), 54, 1) +
    `<g transform="matrix(1 0 0 1 0 -20)">${stitch(path, look)}</g><g transform="matrix(1 0 0 1 0 20)">${stitch(path, look)}</g>` +
    (front
      ? softly(ends, 20, 0.3, 3, 6) +
        `<path d="${ends}" fill="${look.palette.tone(0.04)}"/><path d="${knot}" fill="${look.palette.tone(0.1)}"/>` +
        line(ends + knot, look.palette.seam, 1.6, 0.5)
      : '')
  )
}
