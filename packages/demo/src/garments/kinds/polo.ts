import { backCollar, collarRim, frontCollar } from '../collars'
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
  const accent = look.palette.lightness > 0.6 ? '#24305a' : '#f2eee4'
  const leaf = style === 2 ? { color: accent } : {}
  const chest = style === 3 ? stripes(440, 560, 44, 24, accent) : ''
  const collar = frontCollar(look, {
    top: 4,
    spread: 10,
    tip: 262,
    onLeaf: style === 1 ? tipping(collarRim(4, 10, 262), look, accent) : '',
  })
  const behind = backCollar(look, 4)
  const printed = [chest, front ? placketCloth(look) : ''].join('')
  return {
    fabric: 'pique',
    cut,
    parts: [
      ...(front ? [collar.inside] : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      { path: bodyPath(cut), form: 'body', lift: 0.5, print: printed },
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
      front
        ? ''
        : behind.marks +
          (style === 1
            ? line('M380 154C408 169 442 175 480 175C518 175 552 169 580 154', accent, 6, 0.95)
            : ''),
    ].join(''),
    trims: front ? [256, 318, 380].map((y) => button(480, y, 9.5, '#eee6d8')).join('') : '',
  }
}

const placketEdge =
  'M452 232L452 424C452 432 455 436 462 436L500 436C507 436 510 432 510 424L510 228'

function placketCloth(look: Look): string {
  return (
    softly('M508 236L508 432', 14, 0.3, 2, 0) +
    `<path d="${placketEdge}Z" fill="${look.palette.tone(0.07)}"/>`
  )
}

function placket(look: Look): string {
  return (
    seam(placketEdge, look) +
    stitch('M459 238L459 428L503 428L503 234', look) +
    stitch('M462 414L500 414', look)
  )
}

// A knitted line a little inside the collar's edge, over its whole length and on over the shoulder.
function tipping(rim: string, look: Look, accent: string): string {
  const path = `${rim}L578 108`
  return line(path, accent, 22, 1) + line(path, look.palette.tone(0.05), 9, 1)
}
