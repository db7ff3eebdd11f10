import { neckLabel } from '../collars'
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
import { backFold, lapelStitches, turned } from './lapels'

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
  pit: [676, 410],
  waist: [662, 640],
  hem: [696, 1108],
  drop: 1124,
  outer: [868, 916],
  inner: [750, 938],
}
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
        path: bodyPath({
          ...cut,
          neck: front ? 'M480 524C544 430 568 280 564 124' : 'M480 160C520 158 548 146 560 124',
        }),
        form: 'body',
        lift: 0.5,
        print: front ? pockets(look, style) : style === 0 ? martingale(look) : '',
      },
      ...(front ? turned : [backFold]),
    ],
    folds: [
      ...bodyFolds(look, cut, 0.75),
      ...drapes(look.random, 320, 640, 700, 1190, 4, 34, 0.34),
    ],
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
        : [
            seam('M480 192L480 606', look),
            seam('M480 652L480 1130', look),
            softly('M484 760L486 1130', 14, 0.3),
          ]),
      style === 2 ? belt(look, front) : '',
    ].join(''),
    trims: buttons(style, horn, front),
  }
}

// The collar's inner side shows above the lining at the back of the neck.
function lining(look: Look): Part {
  const neck = 'M380 106C430 80 530 80 580 106L566 144C530 128 430 128 394 144Z'
  return {
    path: 'M395 105C432 86 528 86 565 105C572 280 548 430 480 534C412 430 388 280 395 105Z',
    form: 'inside',
    tone: -0.5,
    print: `<path d="${neck}" fill="${look.palette.tone(-0.2)}"/>${seam('M394 144C430 128 530 128 566 144', look)}`,
  }
}

function fronts(look: Look, style: number): string[] {
  const [top, bottom] = style === 1 ? [552, 556] : [510, 514]
  const start = style === 1 ? 520 : 564
  return [
    softly(`M${top + 2} ${start}L${bottom} 1124`, 20, 0.3, 8, 0),
    stitch(`M${top - 14} ${start + 12}L${bottom - 14} 1098`, look),
    line(`M${top} ${start - 2}L${bottom} 1124`, look.palette.seam, 2.4, 0.7),
    lapelStitches(look),
  ]
}

function pockets(look: Look, style: number): string {
  const [chest, hips] = [
    welt([604, 468], [654, 456], look, 20),
    welt([546, 712], [630, 738], look, 32) + welt([330, 738], [414, 712], look, 32),
  ]
  return style === 1 ? hips : chest + hips
}

// The half belt that takes in the back, buttoned at both ends.
function martingale(look: Look): string {
  const strap = 'M392 604C440 610 520 610 568 604L580 624L568 646C520 652 440 652 392 646L380 624Z'
  return (
    softly('M392 648C440 654 520 654 568 648', 12, 0.3, 1, 3) +
    `<path d="${strap}" fill="${look.palette.tone(0.06)}"/>` +
    line(strap, look.palette.seam, 2, 0.6) +
    stitch('M396 611C440 616 520 616 564 611', look) +
    stitch('M396 640C440 645 520 645 564 640', look)
  )
}

function buttons(style: number, horn: string, front: boolean): string {
  if (!front) return style === 0 ? button(402, 626, 12, horn) + button(558, 626, 12, horn) : ''
  if (style === 2) return button(484, 570, 17, horn)
  if (style === 0)
    return [604, 706, 808, 910].map((y) => button(484 + (y - 604) * 0.02, y, 17, horn)).join('')
  return [580, 680, 780]
    .flatMap((y) => [button(430, y, 17, horn), button(524, y, 17, horn)])
    .join('')
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
