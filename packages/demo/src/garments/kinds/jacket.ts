import { backCollar, frontCollar } from '../collars'
import { stud } from '../fastenings'
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
import type { Garment, Kind, Look } from '../model'
import { both, reflect } from '../path'
import { flap, patchPocket } from '../pockets'
import { line, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'
import { bomber } from './bomber'
import { downJacket } from './down-jacket'

/** Variants: 0 quilted down, 1 bomber, 2 trucker. */
export const jacket: Kind = {
  draw: (look) =>
    look.variant % 3 === 0
      ? downJacket(look)
      : look.variant % 3 === 1
        ? bomber(look)
        : trucker(look),
  closeUps: [
    { x: 500, y: 270, zoom: 2.4 },
    { x: 520, y: 300, zoom: 2.4 },
    { x: 570, y: 380, zoom: 2.5 },
  ],
}

function trucker(look: Look): Garment {
  const front = look.side === 'front'
  const gold = '#c9843a'
  const cut: Cut = {
    neck: front ? 'M480 216C520 206 560 180 580 146' : 'M480 166C520 166 556 160 580 146',
    shoulder: [740, 208],
    pit: [716, 470],
    waist: [704, 740],
    hem: [690, 1030],
    drop: 1042,
    outer: [886, 936],
    inner: [786, 956],
  }
  const sleeve = sleevePath(cut)
  const collar = frontCollar(look, { spread: 26, tip: 286 })
  const behind = backCollar(look)
  const pleats = 'M560 482L528 960M612 482L612 960'
  const chest = 'M230 384C360 396 600 396 730 384'
  return {
    fabric: 'denim',
    cut,
    parts: [
      ...(front ? [collar.inside] : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      { path: bodyPath(cut), form: 'body', lift: 0.5 },
      ...(front ? collar.leaves : [behind.collar]),
    ],
    folds: bodyFolds(look, cut, 0.9),
    shades: armShades(cut),
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look) + stitch(path, look, gold)),
      seam(chest, look),
      twinStitch(chest, look, 8, gold),
      line(hemLine(cut, 30), look.palette.tone(0.05), 64, 1),
      seam(hemLine(cut, 62), look),
      stitch(hemLine(cut, 54), look, gold),
      stitch(hemLine(cut, 8), look, gold),
      ...both(cuffLine(cut, 62)).map((path) => seam(path, look) + stitch(path, look, gold)),
      ...both(pleats).map(
        (path) =>
          seam(path, look, 1.6) +
          `<g transform="matrix(1 0 0 1 6 0)">${stitch(path, look, gold)}</g>`,
      ),
      front
        ? [544, 306]
            .map(
              (x) =>
                patchPocket(x, 396, 110, 96, 26, look, gold) +
                flap(x - 4, 386, 118, 54, look, gold),
            )
            .join('')
        : '',
      front
        ? softly('M506 220L506 1040', 12, 0.24) +
          seam('M506 214L506 1040', look) +
          stitch('M498 224L498 1040', look, gold) +
          stitch('M458 224L458 1040', look, gold) +
          collar.marks +
          collar.stitching
        : behind.marks,
    ].join(''),
    trims: front
      ? [250, 372, 494, 616, 738, 860, 1006].map((y) => stud(480, y, 11)).join('') +
        stud(599, 426, 9) +
        stud(361, 426, 9)
      : '',
  }
}
