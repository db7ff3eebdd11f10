import { button } from '../fastenings'
import { drapes, fan, mirrorFolds } from '../folds'
import type { Fold, Garment, Kind, Look } from '../model'
import { mirrored, spanned } from '../path'
import { dhaka } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 pleated, 1 buttoned A-line, 2 tiers, 3 Dhaka border. */
export const skirt: Kind = {
  draw,
  closeUps: [
    { x: 480, y: 330, zoom: 2.5 },
    { x: 480, y: 340, zoom: 2.5 },
    { x: 520, y: 520, zoom: 2.4 },
    { x: 560, y: 900, zoom: 2.4 },
  ],
}

const band = 'M480 142C540 142 590 138 636 128C640 154 644 176 646 196C590 208 540 212 480 212'
const waistEdge = 'M480 212C540 212 590 208 646 196'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const pleated = style === 0
  const flare = pleated ? 850 : style === 1 ? 830 : 862
  const body = mirrored(
    `${waistEdge}C690 ${pleated ? 360 : 330} ${flare - 60} 700 ${flare} 1046C720 1080 600 1092 480 1092`,
  )
  const border =
    style === 3 ? dhaka(60, 900, 968, 92, ['#8c1d33', '#e2b04a', '#f6efe0'], 42) : undefined
  return {
    fabric: pleated ? 'crepe' : style === 1 ? 'twill' : 'linen',
    parts: [
      {
        path: 'M324 128C400 110 560 110 636 128C590 138 540 150 480 150C420 150 370 138 324 128Z',
        form: 'inside',
        tone: -0.4,
      },
      { path: body, form: 'body', ...(border !== undefined && { print: border }) },
      { path: mirrored(band), form: 'body', tone: 0.04, lift: 0.35 },
    ],
    folds: folds(look, style),
    shades:
      style === 2 ? [470, 760].map((y) => ({ path: tier(y + 12), width: 34, depth: 0.3 })) : [],
    marks: [
      stitch(spanned('M480 204C540 204 590 200 652 188'), look),
      stitch(spanned('M480 150C540 150 590 146 646 135'), look),
      seam(spanned(waistEdge), look),
      pleated ? pleats(look) : '',
      ...(style === 2 ? [470, 760].map((y) => seam(tier(y), look) + gathers(y)) : []),
      style === 1 && front
        ? softly('M510 214L514 1092', 14, 0.26) +
          seam('M510 212L514 1094', look) +
          stitch('M502 214L506 1090', look) +
          stitch('M456 214L452 1090', look)
        : '',
      front ? '' : seam('M480 146L480 560', look),
      stitch(spanned(`M480 1068C600 1068 720 1056 ${flare + 4} 1022`), look),
    ].join(''),
    trims:
      style === 1 && front
        ? [178, 290, 402, 514, 626, 738, 850, 962]
            .map((y) => button(481, y, 13, '#6b4d33'))
            .join('')
        : '',
  }
}

const pleatCount = 11

function pleatAt(index: number): readonly [number, number] {
  const t = (index / pleatCount) * 2 - 1
  return [480 + t * 162, 480 + t * 372]
}

// Knife pleats: each a lit edge over a deep shadow.
function pleats(look: Look): string {
  return Array.from({ length: pleatCount - 1 }, (_, index) => {
    const [top, bottom] = pleatAt(index + 1)
    const path = `M${top} 206C${top + (bottom - top) * 0.32} 420 ${bottom - (bottom - top) * 0.2} 800 ${bottom} 1096`
    return (
      softly(path, 50, 0.3, 15, 0) +
      softly(path, 18, -0.2, -9, 0) +
      line(path, look.palette.seam, 2, 0.6)
    )
  }).join('')
}

function folds({ random }: Look, style: number): Fold[] {
  if (style === 0) {
    return Array.from({ length: pleatCount }, (_, index): Fold => {
      const [[a, b], [c, d]] = [pleatAt(index), pleatAt(index + 1)]
      return { path: `M${a + 4} 220L${c - 6} 220L${d - 12} 1090L${(b + d) / 2} 1090Z`, height: 0.3 }
    })
  }
  if (style === 2)
    return [
      ...drapes(random, 320, 640, 220, 460, 12, 11, 0.5),
      ...drapes(random, 230, 730, 486, 750, 15, 13, 0.5),
      ...drapes(random, 150, 810, 776, 1080, 17, 15, 0.5),
    ]
  const side = fan(
    random,
    [560, 226],
    [
      [820, 1040],
      [740, 1070],
      [660, 1080],
      [590, 1080],
      [700, 640],
    ],
    28,
    0.4,
    -20,
  )
  return [...side, ...mirrorFolds(side), ...drapes(random, 400, 560, 300, 1080, 3, 26, 0.5)]
}

function tier(y: number): string {
  const half = 180 + (y - 212) * 0.27
  return `M${480 - half - 40} ${y - 16}C${480 - half / 2} ${y + 20} ${480 + half / 2} ${y + 20} ${480 + half + 40} ${y - 16}`
}

function gathers(y: number): string {
  let path = ''
  for (let x = 160; x < 800; x += 17)
    path += `M${x} ${y + 14}L${x + ((x * 7) % 9) - 4} ${y + 34 + ((x * 13) % 22)}`
  return softly(path, 6, 0.26)
}
