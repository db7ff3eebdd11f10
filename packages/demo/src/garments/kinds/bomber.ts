import { neckLabel } from '../collars'
import { puller, zip } from '../fastenings'
import {
  armShades,
  armholePath,
  bodyFolds,
  cuffLine,
  hemLine,
  sleevePath,
  type Cut,
} from '../figure'
import type { Garment, Look, Part } from '../model'
import { both, mirrored, reflect, spanned, type Point } from '../path'
import { welt } from '../pockets'
import { mirroredPrint } from '../prints'
import { ribBand, seam, stitch } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'
import { ungathered } from './rib-gathers'

const brass = '#b99a62'
const cut: Cut = {
  neck: 'M480 228C536 222 580 196 594 152',
  shoulder: [742, 212],
  pit: [722, 480],
  waist: [722, 690],
  hem: [690, 956],
  drop: 974,
  outer: [896, 866],
  inner: [788, 890],
}
const backNeck = 'M480 168C524 168 566 164 594 150'
const collar =
  'M482 198C482 190 488 186 496 184C534 178 560 152 570 112C584 120 594 134 598 154C588 202 540 240 482 245Z'
const backCollar = 'M480 96C530 96 558 102 570 112C584 120 594 134 598 154C570 170 524 178 480 178'

/** A blouson: ribbed stand collar, cuffs and hem, over which the shell falls in gathers. */
export function bomber(look: Look): Garment {
  const front = look.side === 'front'
  const neck = front ? cut.neck : backNeck
  const sleeve = sleevePath(cut)
  const body = mirrored(
    `${neck}L${armholePath(cut).slice(1)}C718 540 724 600 722 680C722 760 721 824 707 866C702 880 696 884 693 894L690 956C626 962 560 974 480 974`,
  )
  const pockets = front
    ? welt([580, 652], [652, 762], look, 24) + welt([380, 652], [308, 762], look, 24)
    : ''
  const cuffs = cuffGathers(look)
  return {
    fabric: 'shell',
    cut,
    parts: [
      ...(front ? [inside(look)] : []),
      { path: reflect(sleeve), form: 'left', print: mirroredPrint(cuffs) },
      { path: sleeve, form: 'right', print: cuffs },
      { path: body, form: 'body', lift: 0.5, print: pockets + gathers(look) },
      ...(front ? both(collar) : [mirrored(backCollar)]).map((path): Part => ({
        path,
        form: 'down',
        lift: 0.4,
        print: ribs(look, front),
      })),
    ],
    folds: ungathered(bodyFolds(look, { ...cut, rib: 84 }, 0.6), { ...cut, rib: 84 }),
    shades: [...armShades(cut), { path: hemLine(cut, 82), width: 24, depth: 0.24 }],
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look) + stitch(path, look)),
      ribBand(hemLine(cut, 38), 84, look, 9),
      ...both(cuffLine(cut, 42)).map((path) => ribBand(path, 84, look, 9)),
      ...(front
        ? [neckLabel(142), ...both(collar).map((path) => seam(path, look, 1.6))]
        : [yoke(look), seam(mirrored(backCollar), look, 1.6)]),
      front
        ? zip('M480 190L480 978', look, brass) +
          both('M499 236L499 888')
            .map((path) => stitch(path, look))
            .join('')
        : '',
    ].join(''),
    trims: front ? puller(480, 206, brass) : '',
  }
}

function inside(look: Look): Part {
  return {
    path: 'M390 112C420 90 540 90 570 112C562 160 530 196 480 202C430 196 398 160 390 112Z',
    form: 'inside',
    tone: -0.45,
    print: ribBand('M380 116C420 98 540 98 580 116', 50, look, 8),
  }
}

function ribs(look: Look, front: boolean): string {
  return ribBand(
    spanned(
      front
        ? 'M480 214C536 208 572 182 584 128L590 100'
        : 'M480 136C530 136 560 138 584 142L610 148',
    ),
    front ? 70 : 92,
    look,
    8,
  )
}

function yoke(look: Look): string {
  const path = 'M244 326C360 346 600 346 716 326'
  return (
    softly(path, 14, 0.16, 0, 5) +
    seam(path, look) +
    stitch('M244 335C360 355 600 355 716 335', look)
  )
}

// The ribs draw the shell into gathers, which begin in their seams and run out into the cloth, some of them far.
function gathers({ random, palette }: Look): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = 266 + index * 17 + (random() - 0.5) * 12
    const foot = 880 + 14 * (1 - ((x - 480) / 214) ** 2)
    const reach = 34 + random() ** 3 * 190
    const tip: Point = [x + (x - 480) * reach * 0.0012 + (random() - 0.5) * 14, foot - reach]
    return (
      wedge([x, foot], tip, 7, palette.tone(-1), 0.6) +
      wedge([x - 9, foot], [tip[0] - 6, tip[1] + 12], 6, palette.tone(0.6), 0.42)
    )
  }).join('')
}

function cuffGathers({ palette }: Look): string {
  return [0.12, 0.3, 0.5, 0.7, 0.88]
    .map((share, index) => {
      const [x, y] = [774 + share * 104, 810 - share * 26]
      const reach = 44 + (index % 2) * 40
      return (
        wedge([x, y], [x - 6 - reach * 0.14, y - reach], 7, palette.tone(-1), 0.5) +
        wedge([x - 8, y], [x - 12 - reach * 0.14, y - reach + 10], 5, palette.tone(0.6), 0.36)
      )
    })
    .join('')
}
