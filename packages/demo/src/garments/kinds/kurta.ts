import { neckLabel } from '../collars'
import { blend } from '../colour'
import { dhaka } from '../dhaka'
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
import { both, mirrored, reflect, spanned, type Point } from '../path'
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

// The long kurta is cut a tenth smaller above the waist, and so hangs lower for its size.
const shrunk = 0.9

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const size = style === 2 ? shrunk : 1
  const point = ([x, y]: Point): Point => [480 + (x - 480) * size, 122 + (y - 122) * size - 26]
  const fit = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
      point([Number(x), Number(y)])
        .map((value) => value.toFixed(1))
        .join(' '),
    )
  const cut: Cut = {
    neck: fit(front ? 'M480 190C518 184 546 158 556 126' : 'M480 142C510 142 538 138 556 126'),
    shoulder: point([660, 168]),
    pit: point([640, 370]),
    waist: point([628, 610]),
    hem: [676, 1092],
    drop: 1108,
    outer: point(style === 3 ? [782, 640] : [800, 748]),
    inner: point(style === 3 ? [706, 660] : [722, 766]),
  }
  const sleeve = sleevePath(cut)
  const accent = look.palette.lightness > 0.6 ? '#8c1d33' : '#d8b466'
  const border = [
    look.palette.tone(-0.35),
    accent,
    look.palette.lightness > 0.6 ? '#1f2a4d' : '#f2ead9',
  ] as const
  const woven = style === 2 ? dhaka(154.4, 805.6, 1042, 74, border, 12) : ''
  return {
    fabric: 'linen',
    cut,
    parts: [
      ...(front
        ? [
            {
              path: fit(
                'M413 112C440 98 520 98 547 112C548 170 516 200 480 204C444 200 412 170 413 112Z',
              ),
              form: 'inside',
              tone: -0.4,
            } as const,
          ]
        : []),
      { path: reflect(sleeve), form: 'left' },
      { path: sleeve, form: 'right' },
      ...both(farPanel).map((path): Part => ({ path, tone: -0.2 })),
      {
        path: bodyPath(cut),
        form: 'body',
        lift: 0.5,
        print: woven + (front ? mapped(placketCloth(look, style, accent), fit) : ''),
      },
      ...(front ? both(fit(collar)) : [mirrored(fit(backBand))]).map((path): Part => ({
        path,
        form: 'down',
        tone: 0.05,
        lift: 0.4,
        print: mapped(collarTrim(look, style, accent, front), fit),
      })),
    ],
    folds: [...bodyFolds(look, cut, 0.8), ...drapes(look.random, 330, 630, 600, 1150, 5, 26, 0.4)],
    shades: armShades(cut),
    marks: [
      ...both(armholePath(cut)).map((path) => seam(path, look)),
      front ? neckLabel(style === 2 ? 106 : 110) : '',
      // A woven border is sewn on over hem and slits, and hides their stitches.
      style === 2 ? '' : stitch(hemLine(cut, 22), look),
      ...both(`M642 840C650 910 ${style === 2 ? '656 970 660 1002' : '661 1010 667 1096'}`).map(
        (path) => stitch(path, look),
      ),
      ...both('M647 858C655 930 664 1010 674 1092').map((path) =>
        line(path, look.palette.seam, 1.6, 0.4),
      ),
      ...both(cuffLine(cut, 24)).map((path) => stitch(path, look)),
      ...(style === 3 ? both(cuffLine(cut, 34)).map((path) => line(path, accent, 5, 1)) : []),
      front
        ? mapped(placket(look, style, accent), fit)
        : mapped(seam('M480 146L480 250', look, 1.4), fit),
      ...(front ? both(fit(collar)) : [mirrored(fit(backBand))]).map((path) =>
        seam(path, look, 1.5),
      ),
    ].join(''),
    trims: front
      ? [240, 296, 352, 408]
          .map((y) => button(480, point([480, y])[1], 8, style === 1 ? '#d8b466' : '#e9dfcb'))
          .join('')
      : '',
  }
}

// A stand collar, open at the throat, and its band from behind.
const collar =
  'M486 172C518 164 540 142 547 112C555 115 563 121 568 131C560 170 526 200 484 207C480 196 481 182 486 172Z'
const backBand = 'M480 100C520 100 540 104 548 110C558 114 564 120 568 130C546 144 510 148 480 148'
// From the slits down, the back hangs free of the front and shows past it.
const farPanel = 'M600 800L614 806C640 880 672 1000 693 1083Q680 1091 654 1097L600 1100Z'

function collarTrim(look: Look, style: number, accent: string, front: boolean): string {
  const path = spanned(
    front ? 'M480 190C520 186 550 156 558 112' : 'M480 124C520 124 548 126 574 134',
  )
  const row = stitch(
    spanned(front ? 'M480 200C526 194 556 164 563 122' : 'M480 140C520 140 546 136 566 128'),
    look,
  )
  if (style === 1) return row + satin(path, accent, 7)
  if (style === 3) return row + line(path, accent, 6, 1)
  return style === 2
    ? line(path, accent, 16, 1) + line(path, '#f2ead9', 8, 1, 'stroke-dasharray="7 7"')
    : row
}

const placketEdge = 'M456 196L456 470L480 492L504 470L504 196'

function placketCloth(look: Look, style: number, accent: string): string {
  return (
    softly(placketEdge, 14, 0.22, 1, 3) +
    `<path d="${placketEdge}Z" fill="${look.palette.tone(0.07)}"/>` +
    (style === 2
      ? `<path d="M464 200L464 466L480 481L496 466L496 200Z" fill="${accent}"/>${zigzag(474, '#f2ead9')}`
      : '')
  )
}

function placket(look: Look, style: number, accent: string): string {
  const frame = seam(placketEdge, look, 1.8)
  if (style === 2) return frame
  if (style !== 1) return frame + stitch('M463 200L463 466L480 482L497 466L497 200', look)
  const vines = [-1, 1].map((side) => {
    const x = 480 + side * 46
    // A stem winds down beside the placket, and from it a large tendril and a small one curl by turns.
    let path = `M${x} 204`
    for (let y = 212; y < 470; y += 44)
      path += `C${x + side * 9} ${y + 8} ${x - side * 9} ${y + 30} ${x} ${y + 40}`
    for (const [index, y] of [212, 262, 300, 350, 388, 438].entries()) {
      const [out, long] = index % 2 === 0 ? [28, 1] : [18, 0.66]
      const at = (dx: number, dy: number) => `${x + side * dx * (out / 24)} ${y + dy * long}`
      path += `M${at(0, 0)}C${at(24, 2)} ${at(26, 28)} ${at(8, 33)}C${at(-4, 28)} ${at(0, 12)} ${at(12, 17)}`
    }
    return satin(`${path}M${480 + side * 32} 204L${480 + side * 32} 486L480 520`, accent, 3.6)
  })
  return frame + vines.join('')
}

// Satin stitch: threads laid so close that the ground hardly shows between them.
function satin(path: string, accent: string, width: number): string {
  return (
    line(path, blend(accent, '#3a2206', 0.42), width, 1) +
    line(path, accent, width, 1, 'stroke-dasharray="1.7 .7"')
  )
}

function zigzag(bottom: number, colour: string): string {
  let path = 'M468 206'
  for (let y = 218, side = 1; y < bottom - 14; y += 12, side = -side)
    path += `L${480 + side * 11} ${y}`
  return line(path, colour, 3.6, 1)
}

/** A drawing with every path in it fitted to another size. */
function mapped(svg: string, fit: (path: string) => string): string {
  return svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${fit(d)}"`)
}
