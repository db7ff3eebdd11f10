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
import { flap, patchPocket } from '../pockets'
import { check, pinstripes } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 poplin with a pocket, 1 two flap pockets, 2 fine stripes, 3 check, 4 linen with short sleeves. */
export const shirt: Kind = {
  draw,
  closeUps: [
    { x: 540, y: 300, zoom: 2.5 },
    { x: 590, y: 400, zoom: 2.5 },
    { x: 480, y: 330, zoom: 2.5 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 5
  const front = look.side === 'front'
  const short = style === 4
  const cut: Cut = {
    neck: front ? 'M480 216C520 206 560 180 580 146' : 'M480 166C520 166 556 160 580 146',
    shoulder: [724, 200],
    pit: [702, 436],
    waist: [696, 720],
    hem: [706, 1000],
    drop: 1084,
    outer: short ? [872, 486] : [872, 936],
    inner: short ? [752, 540] : [786, 952],
  }
  const sleeve = sleevePath(cut)
  const collar = frontCollar(look)
  const behind = backCollar(look)
  const print = pattern(look, style)
  const cloth = print === undefined ? {} : { print }
  const cuffs = short
    ? both(cuffLine(cut, 30)).map((path) => stitch(path, look))
    : both(cuffLine(cut, 66)).map((path) => softly(path, 16, 0.2) + seam(path, look))
  return {
    fabric: short ? 'linen' : 'poplin',
    cut,
    parts: [
      ...(front ? [collar.inside] : []),
      { path: reflect(sleeve), form: 'left', ...cloth },
      { path: sleeve, form: 'right', ...cloth },
      { path: bodyPath(cut), form: 'body', lift: 0.5, ...cloth },
      ...(front ? collar.leaves : [behind.collar]),
    ],
    folds: bodyFolds(look, cut, 0.85),
    shades: armShades(cut),
    marks: [
      ...both(armholePath(cut)).flatMap((path) => [seam(path, look), stitch(path, look)]),
      stitch(hemLine(cut, 16), look),
      ...cuffs,
      ...(short ? [] : both(cuffLine(cut, 8)).map((path) => stitch(path, look))),
      front ? placket(look) + pockets(look, style) + collar.marks : yoke(look) + behind.marks,
    ].join(''),
    trims: front
      ? buttons(look) +
        (short ? '' : button(838, 908, 7, horn(look)) + button(122, 908, 7, horn(look)))
      : '',
  }
}

function pattern(look: Look, style: number): string | undefined {
  const pale = look.palette.lightness > 0.6
  if (style === 2) return pinstripes(60, 900, 120, 1100, 17, 3.4, pale ? '#3a5488' : '#f1ede3')
  return style === 3
    ? check(60, 900, 150, 1100, 54, pale ? '#2f5d50' : '#0f0d0b', pale ? '#a82a24' : '#efe6d2')
    : undefined
}

function placket(look: Look): string {
  return (
    softly('M504 224L504 1090', 12, 0.22) +
    seam('M506 212L507 1090', look, 1.6) +
    stitch('M499 222L500 1090', look) +
    stitch('M460 226L460 1090', look) +
    line('M454 214L454 1090', look.palette.tone(0.5), 1.6, 0.25)
  )
}

function buttons(look: Look): string {
  const places = [228, 318, 432, 546, 660, 774, 888]
  return places.map((y) => button(480, y, 9, horn(look))).join('')
}

function pockets(look: Look, style: number): string {
  if (style === 1) {
    return [556, 306]
      .map((x) => patchPocket(x, 392, 98, 104, 14, look) + flap(x - 4, 382, 106, 44, look))
      .join('')
  }
  return style === 0 || style === 4 ? patchPocket(556, 388, 100, 112, 14, look) : ''
}

function yoke(look: Look): string {
  return (
    seam('M236 268C360 286 600 286 724 268', look) +
    stitch('M236 278C360 296 600 296 724 278', look) +
    softly('M464 288L460 640', 10, 0.2) +
    softly('M496 288L500 640', 10, 0.2) +
    line('M462 284L460 700', look.palette.seam, 1.6, 0.4) +
    line('M498 284L500 700', look.palette.seam, 1.6, 0.4)
  )
}

function horn(look: Look): string {
  return look.palette.lightness > 0.55 ? '#e9e2d4' : '#efe8da'
}
