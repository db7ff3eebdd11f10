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
import type { Garment, Kind, Look } from '../model'
import { both, reflect, spanned } from '../path'
import { dhaka } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 plain, 1 embroidered placket, 2 Dhaka borders, 3 three-quarter sleeves with piping. */
export const kurta: Kind = {
  draw,
  closeUps: [
    { x: 500, y: 250, zoom: 2.5 },
    { x: 480, y: 270, zoom: 3 },
    { x: 520, y: 900, zoom: 2.4 },
  ],
}

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const cut: Cut = {
    neck: front ? 'M480 178C510 172 536 152 548 122' : 'M480 136C506 136 532 134 548 122',
    shoulder: [660, 168],
    pit: [640, 370],
    waist: [630, 600],
    hem: [688, 1098],
    drop: 1112,
    outer: style === 3 ? [782, 640] : [800, 748],
    inner: style === 3 ? [706, 660] : [722, 766],
  }
  const sleeve = sleevePath(cut)
  const accent = look.palette.lightness > 0.6 ? '#8c1d33' : '#d8b466'
  const border = [
    blend(look),
    accent,
    look.palette.lightness > 0.6 ? '#1f2a4d' : '#f2ead9',
  ] as const
  const woven = style === 2 ? { print: dhaka(154.4, 805.6, 1052, 74, border, 10) } : {}
  return {
    fabric: 'linen',
    cut,
    parts: [
      {
        path: 'M412 122C440 104 520 104 548 122C540 170 516 196 480 200C444 196 420 170 412 122Z',
        form: 'inside',
        tone: -0.4,
      },
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      { path: bodyPath(cut), form: 'body', lift: 0.5, ...woven },
    ],
    folds: [...bodyFolds(look, cut, 0.8), ...drapes(look.random, 310, 650, 600, 1160, 5, 26, 0.44)],
    shades: [
      ...armShades(cut),
      ...both('M664 830L676 1112').map((path) => ({ path, width: 16, depth: 0.14 })),
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      softly(spanned(cut.neck), 34, 0.3, 0, 6),
      front ? neckLabel(134) : '',
      // A woven border is sewn on over hem and slits, and hides their stitches.
      style === 2 ? '' : stitch(hemLine(cut, 22), look),
      ...both(`M660 820C664 900 669 960 ${style === 2 ? '672 1004' : '677 1110'}`).map((path) =>
        stitch(path, look),
      ),
      ...both(cuffLine(cut, 24)).map((path) => stitch(path, look)),
      ...(style === 3 ? both(cuffLine(cut, 34)).map((path) => line(path, accent, 5, 1)) : []),
      front ? placket(look, style, accent) : seam('M480 152L480 250', look, 1.4),
    ].join(''),
    trims:
      standCollar(look, cut.neck, style, accent) +
      (front
        ? [232, 290, 348, 406]
            .map((y) => button(480, y, 8, style === 1 ? '#d8b466' : '#e9dfcb'))
            .join('')
        : ''),
  }
}

function blend(look: Look): string {
  return look.palette.tone(-0.35)
}

function standCollar(look: Look, neck: string, style: number, accent: string): string {
  const path = spanned(neck)
  return (
    line(path, look.palette.seam, 33, 0.6) +
    line(path, look.palette.tone(0.06), 30, 1) +
    `<g transform="matrix(1 0 0 1 0 10)">${stitch(path, look)}</g>` +
    (style === 1 || style === 3
      ? line(path, accent, 6, 1, style === 1 ? 'stroke-dasharray="6 4"' : '')
      : '') +
    (style === 2
      ? line(path, accent, 14, 1) + line(path, '#f2ead9', 8, 1, 'stroke-dasharray="7 7"')
      : '')
  )
}

function placket(look: Look, style: number, accent: string): string {
  const edge = 'M456 180L456 470L480 492L504 470L504 180'
  const frame =
    softly(edge, 14, 0.22, 1, 3) +
    `<path d="${edge}Z" fill="${look.palette.tone(0.07)}"/>` +
    seam(edge, look, 1.8)
  if (style === 2) return frame + line('M480 186L480 474', accent, 30, 1) + zigzag(486, '#f2ead9')
  if (style !== 1) return frame + stitch('M463 186L463 466L480 482L497 466L497 186', look)
  const vines = [-1, 1].map((side) => {
    const x = 480 + side * 46
    let path = ''
    for (let y = 212; y < 480; y += 44)
      path += `M${x} ${y}C${x + side * 24} ${y + 6} ${x + side * 24} ${y + 30} ${x} ${y + 34}C${x - side * 12} ${y + 26} ${x - side * 8} ${y + 10} ${x + side * 8} ${y + 16}`
    return (
      line(path, accent, 3.4, 0.95, 'stroke-dasharray="5 1.4"') +
      line(
        `M${480 + side * 32} 196L${480 + side * 32} 486L480 520`,
        accent,
        3,
        0.95,
        'stroke-dasharray="4 2"',
      )
    )
  })
  return frame + vines.join('')
}

function zigzag(bottom: number, colour: string): string {
  let path = 'M468 196'
  for (let y = 208, side = 1; y < bottom - 14; y += 12, side = -side)
    path += `L${480 + side * 11} ${y}`
  return line(path, colour, 3.6, 1)
}
