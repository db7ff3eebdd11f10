import { dhaka } from '../dhaka'
import { button } from '../fastenings'
import { drapes, fan, mirrorFolds } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { mirrored, spanned } from '../path'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { pleatedPath, pleatEdges, pleatShading } from './pleats'
import { flounces } from './tiers'

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

// The opening is an oval; from behind, the waistband's higher back edge hides it.
const opening =
  'M324 134C324 116 394 108 480 108C566 108 636 116 636 134C636 148 566 156 480 156C394 156 324 148 324 134Z'
const waistEdge = 'M480 212C540 212 590 208 646 196'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const rim = front ? 'M480 156C566 156 636 148 636 134' : 'M480 108C566 108 636 116 636 134'
  const band: Part = {
    path: mirrored(`${rim}C640 156 644 178 646 196C590 208 540 212 480 212`),
    form: 'body',
    tone: 0.04,
    lift: 0.35,
  }
  const { fabric, parts, folds } = below(look, style)
  return {
    fabric,
    parts: [
      ...(front ? [{ path: opening, form: 'inside', tone: -0.4 } as const] : []),
      ...parts,
      band,
    ],
    folds,
    marks: [
      stitch(spanned('M480 204C540 204 590 200 652 188'), look),
      stitch(
        spanned(front ? 'M480 164C566 164 630 156 640 144' : 'M480 117C560 117 626 124 640 138'),
        look,
      ),
      seam(spanned(waistEdge), look),
      style === 1 && front ? buttonEdge(look) : '',
      front || style === 2 ? '' : zipper(look),
      style === 1 || style === 3
        ? stitch(spanned(`M480 1068C600 1068 720 1056 ${flareOf(style) + 4} 1022`), look)
        : '',
    ].join(''),
    trims:
      style === 1 && front
        ? [182, 290, 402, 514, 626, 738, 850, 962]
            .map((y) => button(481, y, 13, '#6b4d33'))
            .join('')
        : '',
  }
}

function below(look: Look, style: number): Pick<Garment, 'fabric' | 'parts' | 'folds'> {
  if (style === 2) return { fabric: 'linen', ...flounces(look) }
  if (style === 0) {
    const edges = pleatEdges(look.random)
    return {
      fabric: 'crepe',
      parts: [{ path: pleatedPath(edges), form: 'body', print: pleatShading(edges, look) }],
      folds: [],
    }
  }
  const flare = flareOf(style)
  const path = mirrored(
    `${waistEdge}C690 330 ${flare - 60} 700 ${flare} 1046C720 1080 600 1092 480 1092`,
  )
  const border =
    style === 3 ? dhaka(60, 900, 968, 92, ['#8c1d33', '#e2b04a', '#f6efe0'], 42) : undefined
  return {
    fabric: style === 1 ? 'twill' : 'linen',
    parts: [{ path, form: 'body', ...(border !== undefined && { print: border }) }],
    folds: flaredFolds(look),
  }
}

function flareOf(style: number): number {
  return style === 1 ? 830 : 846
}

function buttonEdge(look: Look): string {
  return (
    softly('M510 214L514 1092', 14, 0.26) +
    seam('M510 212L514 1094', look) +
    stitch('M502 214L506 1090', look) +
    stitch('M456 214L452 1090', look)
  )
}

// A hidden zip: the seam's two edges meet over it, and its slider shows at the waist.
function zipper(look: Look): string {
  return (
    softly('M483 116L483 440', 14, 0.22) +
    seam('M480 110L480 1110', look, 1.8) +
    line('M480 112L480 126', '#b8b0a4', 6, 1, 'stroke-linecap="round"') +
    line('M474 440L486 440', look.palette.thread, 4, 0.8)
  )
}

function flaredFolds({ random }: Look): Fold[] {
  const side = fan(
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
