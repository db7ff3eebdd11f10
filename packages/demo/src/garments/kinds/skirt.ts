import { button } from '../fastenings'
import { drapes, flares, mirrorFolds } from '../folds'
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
  const flare = pleated ? 850 : style === 1 ? 830 : 846
  const body = mirrored(
    style === 2
      ? `${waistEdge}${tieredSide}C800 1094 760 1062 706 1084C650 1104 600 1072 548 1094C520 1104 500 1092 480 1096`
      : `${waistEdge}C690 ${pleated ? 360 : 330} ${flare - 60} 700 ${flare} 1046C720 1080 600 1092 480 1092`,
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
      style === 2
        ? tiers.flatMap(([y, half]) => [
            { path: tier(y + 10, half), width: 30, depth: 0.3 },
            { path: tier(y - 12, half), width: 26, depth: -0.12 },
          ])
        : [],
    marks: [
      stitch(spanned('M480 204C540 204 590 200 652 188'), look),
      stitch(spanned('M480 150C540 150 590 146 646 135'), look),
      seam(spanned(waistEdge), look),
      pleated ? pleats(look) : '',
      ...(style === 2 ? tiers.map(([y, half]) => seam(tier(y, half), look)) : []),
      style === 1 && front
        ? softly('M510 214L514 1092', 14, 0.26) +
          seam('M510 212L514 1094', look) +
          stitch('M502 214L506 1090', look) +
          stitch('M456 214L452 1090', look)
        : '',
      front ? '' : seam('M480 146L480 560', look),
      style === 2 ? '' : stitch(spanned(`M480 1068C600 1068 720 1056 ${flare + 4} 1022`), look),
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
      ...gathers(random, [216, 150], [460, 220], 18),
      ...gathers(random, [486, 232], [756, 296], 24),
      ...gathers(random, [782, 306], [1084, 350], 29),
    ]
  const side = flares(
    random,
    [560, 226],
    [
      [820, 1040],
      [740, 1070],
      [660, 1080],
      [590, 1080],
    ],
    28,
    0.4,
    -20,
  )
  return [...side, ...mirrorFolds(side), ...drapes(random, 400, 560, 300, 1150, 3, 30, 0.5)]
}

// The height of the two seams between the tiers, and half the skirt's width there.
const tiers = [
  [474, 236],
  [768, 312],
] as const

// Each tier is fuller than the one above and springs out below its seam.
const tieredSide =
  'C668 290 692 390 708 460C716 466 724 476 726 490C752 580 776 680 788 752C798 760 806 772 808 786C828 880 842 980 846 1060'

function tier(y: number, half: number): string {
  return `M${470 - half} ${y - 14}C${480 - half / 2} ${y + 14} ${480 + half / 2} ${y + 14} ${490 + half} ${y - 14}`
}

// Gathered cloth stands in folds at its seam, deepest there; a few of them run down to the next, most run out above it.
function gathers(
  random: () => number,
  [top, topHalf]: readonly [number, number],
  [bottom, bottomHalf]: readonly [number, number],
  count: number,
): Fold[] {
  return Array.from({ length: count }, (_, index): Fold => {
    const across = ((index + 0.5 + (random() - 0.5) * 0.8) / count) * 2 - 1
    const down = random() < 0.3 ? 0.7 + random() * 0.3 : 0.22 + random() * 0.36
    const y = top + (1 - across * across) * 12 - 4
    const at = (share: number) =>
      [
        480 + across * (topHalf + (bottomHalf - topHalf) * share * 0.95),
        y + (bottom - top) * share,
      ] as const
    return {
      spine: [at(0), at(down * 0.5), at(down)],
      width: (topHalf / count) * (0.9 + random() * 0.6 + down * 0.5),
      height: 0.22 + random() * 0.3,
      from: 'seam',
      turned: random() < 0.3,
    }
  })
}
