import { backCollar, frontCollar } from '../collars'
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
import type { Garment, Kind, Look } from '../model'
import { both, reflect } from '../path'
import { stripes } from '../prints'
import { line, ribBand, seam, stitch, twinStitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 plain, 1 tipped collar and cuffs, 2 contrast collar, 3 chest stripes. */
export const polo: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 300, zoom: 2.5 },
    { x: 570, y: 290, zoom: 2.4 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const cut: Cut = {
    neck: front ? 'M480 216C520 206 560 180 580 146' : 'M480 166C520 166 556 160 580 146',
    shoulder: [738, 200],
    pit: [710, 440],
    waist: [700, 720],
    hem: [710, 1058],
    drop: 1084,
    outer: [872, 494],
    inner: [746, 554],
  }
  const sleeve = sleevePath(cut)
  const collar = frontCollar(look, 4, 12)
  const behind = backCollar(look, 4)
  const accent = look.palette.lightness > 0.6 ? '#24305a' : '#f2eee4'
  const leaf = style === 2 ? { color: accent } : {}
  const chest = style === 3 ? { print: stripes(440, 560, 44, 24, accent) } : {}
  const tips = 'M488 226C518 254 558 280 596 297C606 250 606 204 600 160'
  return {
    fabric: 'pique',
    cut,
    parts: [
      ...(front ? [collar.inside] : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      { path: bodyPath(cut), form: 'body', lift: 0.5, ...chest },
      ...(front ? collar.leaves : [behind.collar]).map((part) => ({ ...part, ...leaf })),
    ],
    folds: bodyFolds(look, cut),
    shades: armShades(cut),
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      ...both(cuffLine(cut, 16)).map((path) => ribBand(path, 34, look, 5)),
      ...(style === 1 ? both(cuffLine(cut, 20)).map((path) => line(path, accent, 6, 0.95)) : []),
      twinStitch(hemLine(cut, 32), look),
      front ? placket(look) : '',
      front && style !== 2 ? collar.marks : '',
      front && style === 1
        ? line(tips, accent, 6, 0.95) + line(reflect(tips), accent, 6, 0.95)
        : '',
      front
        ? ''
        : behind.marks +
          (style === 1
            ? line('M366 160C400 184 440 192 480 192C520 192 560 184 594 160', accent, 6, 0.95)
            : ''),
    ].join(''),
    trims: front ? [250, 316, 382].map((y) => button(480, y, 9.5, '#eee6d8')).join('') : '',
  }
}

function placket(look: Look): string {
  const edge = 'M452 222L452 436L510 436L510 216'
  return (
    softly('M508 224L508 436', 12, 0.26) +
    `<path d="${edge}Z" fill="${look.palette.tone(0.05)}"/>` +
    seam(edge, look) +
    stitch('M459 226L459 428L503 428L503 222', look) +
    stitch('M459 414L503 414', look) +
    stitch('M459 414L503 428M503 414L459 428', look)
  )
}
