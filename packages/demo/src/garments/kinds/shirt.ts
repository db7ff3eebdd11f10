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
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect, type Point } from '../path'
import { flap, patchPocket } from '../pockets'
import { check, mirroredPrint, pinstripes } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'

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
  // A long sleeve ends within its cuff.
  const sleeve = sleevePath(
    short ? cut : { ...cut, outer: upCuff(cut, 1, 52), inner: upCuff(cut, 0, 52) },
  )
  const collar = frontCollar(look, {})
  const behind = backCollar(look)
  const print = pattern(look, style)
  const pleats = short ? '' : cuffPleats(look, cut)
  return {
    fabric: short ? 'linen' : 'poplin',
    cut,
    parts: [
      ...(front ? [collar.inside] : []),
      { path: reflect(sleeve), form: 'left', print: (print ?? '') + mirroredPrint(pleats) },
      { path: sleeve, form: 'right', print: (print ?? '') + pleats },
      {
        path: bodyPath(cut),
        form: 'body',
        lift: 0.5,
        print: (print ?? '') + (front ? '' : yoke(look)),
      },
      ...(short ? [] : cuffs(look, cut, print)),
      ...(front ? collar.leaves : [behind.collar]),
    ],
    folds: bodyFolds(look, cut, 0.85),
    shades: armShades(cut),
    marks: [
      ...both(armholePath(cut)).flatMap((path) => [seam(path, look), stitch(path, look)]),
      stitch(hemLine(cut, 16), look),
      ...both(cuffLine(cut, short ? 30 : 9)).map((path) => stitch(path, look)),
      ...(short ? [] : both(cuffLine(cut, 58)).map((path) => stitch(path, look))),
      front
        ? placket(look) + pockets(look, style) + collar.marks + collar.stitching
        : behind.marks + (short ? '' : plackets(look)),
    ].join(''),
    trims: front
      ? buttons(look) +
        (short ? '' : button(824, 914, 7, horn(look)) + button(136, 914, 7, horn(look)))
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
    softly('M511 252L512 1090', 9, 0.2) +
    line('M506 250L507 1090', look.palette.seam, 1.4, 0.6) +
    stitch('M499 250L500 1090', look) +
    stitch('M460 250L460 1090', look) +
    line('M454 250L454 1090', look.palette.tone(0.5), 1.6, 0.25)
  )
}

function buttons(look: Look): string {
  const places = [224, 322, 432, 546, 660, 774, 888]
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

// Over a box pleat, which opens below the yoke and is lost in the cloth, a loop to hang the shirt by.
function yoke(look: Look): string {
  const { palette } = look
  const path = 'M216 266C360 288 600 288 744 266'
  const pleat = [464, 496].map(
    (x) =>
      wedge([x, 282], [x + (x - 480) * 0.4, 700], 6, palette.tone(-1), 0.5) +
      wedge([x - 6, 282], [x - 5, 600], 5, palette.tone(0.8), 0.4) +
      line(`M${x} 284L${x + (x - 480) * 0.1} 400`, palette.seam, 1.6, 0.4),
  )
  return (
    pleat.join('') +
    softly(path, 14, 0.16, 0, 6) +
    seam(path, look) +
    stitch('M216 258C360 280 600 280 744 258', look) +
    softly('M480 264L480 292', 16, 0.24, 2, 2) +
    line('M480 262L480 294', palette.seam, 12, 0.5) +
    line('M480 262L480 294', palette.tone(0.08), 9, 1)
  )
}

// The cuff's corners are rounded, and it is no wider than the sleeve that is laid into it in two pleats.
function cuffs(look: Look, cut: Cut, print = ''): Part[] {
  const { palette } = look
  const at = (across: number, up: number) =>
    upCuff(cut, across, up)
      .map((value) => value.toFixed(1))
      .join(' ')
  const path = `M${at(0.03, 66)}Q${at(0.5, 66)} ${at(0.97, 66)}L${at(0.97, 14)}Q${at(0.97, -2)} ${at(0.86, -2)}Q${at(0.5, 0)} ${at(0.14, -2)}Q${at(0.03, -2)} ${at(0.03, 14)}Z`
  const edge = line(path, palette.seam, 2.2, 0.34)
  return [
    { path: reflect(path), form: 'left', tone: 0.03, lift: 0.3, print: print + edge },
    { path, form: 'right', tone: 0.03, lift: 0.3, print: print + edge },
  ]
}

/** A place on the right cuff: how far across it from the inside, and how far up from its end. */
function upCuff({ outer: [ox, oy], inner: [ix, iy] }: Cut, across: number, up: number): Point {
  return [
    ix + (ox - ix) * across - up * 0.22,
    iy + (oy - iy) * across - up * 0.975 + 48 * across * (1 - across),
  ]
}

function cuffPleats({ palette }: Look, cut: Cut): string {
  return [0.36, 0.58]
    .map(
      (across) =>
        wedge(upCuff(cut, across, 62), upCuff(cut, across, 128), 4.5, palette.tone(-1), 0.5) +
        wedge(
          upCuff(cut, across - 0.06, 62),
          upCuff(cut, across - 0.05, 116),
          4,
          palette.tone(1),
          0.5,
        ),
    )
    .join('')
}

// Behind, the sleeve is slit above the cuff and bound, with a small button.
function plackets(look: Look): string {
  const slit = 'M822 884L800 792L812 786L834 880'
  return (
    both(slit)
      .map((path) => softly(path, 10, 0.14) + seam(path, look, 1.5))
      .join('') + [820, 140].map((x) => button(x, 836, 5.5, horn(look))).join('')
  )
}

function horn(look: Look): string {
  return look.palette.lightness > 0.55 ? '#e9e2d4' : '#efe8da'
}
