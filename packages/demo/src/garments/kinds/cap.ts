import { drapes, fan } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { mirrored, spanned } from '../path'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { capBack } from './cap-back'
import { beside, corduroy, eyelet, topButton } from './cap-parts'

/** Variants: 0 plain with an embroidered peak, 1 two-tone visor, 2 corduroy. */
export const cap: Kind = {
  draw: (look) => (look.side === 'front' ? front(look) : capBack(look)),
  closeUps: [
    { x: 470, y: 560, zoom: 2.4 },
    { x: 560, y: 700, zoom: 2.4 },
    { x: 640, y: 480, zoom: 2.4 },
  ],
}

const crown = mirrored(
  'M480 226C690 226 836 392 842 640C842 700 842 750 838 790C740 720 610 700 480 700',
)
const visorEdge = 'M480 672C620 672 748 706 834 764C868 820 884 872 876 916C770 858 630 836 480 836'
const visor = mirrored(visorEdge)

function front(look: Look): Garment {
  const style = look.variant % 3
  const accent = look.palette.lightness > 0.6 ? '#2b3350' : '#efe8da'
  const brim: Part = {
    path: visor,
    form: 'down',
    lift: 0.9,
    tone: 0.03,
    ...(style === 1 && { color: accent }),
  }
  return {
    fabric: 'twill',
    parts: [{ path: crown, form: 'body', ...(style === 2 && { print: corduroy(look) }) }, brim],
    folds: folds(look),
    shades: [
      { path: 'M128 752C240 690 360 664 480 664C600 664 720 690 832 752', width: 60, depth: 0.32 },
      { path: 'M300 330C380 280 460 268 520 274', width: 110, depth: -0.16 },
      { path: 'M160 800C260 730 380 706 480 706C580 706 690 728 790 790', width: 34, depth: -0.2 },
      { path: visor, width: 20, depth: 0.16 },
    ],
    marks: [
      ...panels.map(
        (path) =>
          softly(path, 16, 0.24) +
          seam(path, look) +
          beside(path, look, -8) +
          beside(path, look, 8),
      ),
      ...Array.from({ length: 6 }, (_, row) => rowOnVisor(row)).map((path) =>
        stitch(path, look, style === 1 ? '#b9ae9c' : look.palette.thread),
      ),
      stitch('M120 742C240 676 360 650 480 650C600 650 720 676 840 742', look),
      ...[
        [330, 430],
        [630, 430],
        [226, 500],
        [734, 500],
      ].map(([x = 0, y = 0]) => eyelet(x, y, look)),
      style === 0 ? emblem(accent) : style === 1 ? stripe(accent) : '',
    ].join(''),
    trims:
      topButton(look, style === 1 ? accent : undefined) +
      line(spanned('M480 836C630 836 770 858 876 916'), look.palette.seam, 3, 0.4),
  }
}

const panels = [
  'M480 232C484 380 484 520 480 664',
  'M480 234C350 290 268 440 250 690',
  'M480 234C610 290 692 440 710 690',
]

function folds({ random }: Look): Fold[] {
  return [
    ...fan(
      random,
      [480, 240],
      [
        [300, 420],
        [360, 560],
        [600, 560],
        [660, 420],
      ],
      24,
      0.26,
      10,
    ),
    ...drapes(random, 180, 780, 520, 690, 6, 12, 0.3),
    {
      path: 'M180 850C300 770 400 750 480 750C560 750 660 770 780 850C660 800 560 786 480 786C400 786 300 800 180 850Z',
      height: 0.5,
    },
  ]
}

function rowOnVisor(row: number): string {
  const t = (row + 1) / 7
  const y = 676 + t * 150
  const out = 346 + t * 46
  return spanned(
    `M480 ${y}C${480 + out * 0.4} ${y} ${480 + out * 0.76} ${y + 36 - t * 10} ${480 + out} ${y + 92 - t * 10}`,
  )
}

// The hills round the valley, in satin stitch.
function emblem(colour: string): string {
  const peaks = 'M384 590L436 510L458 538L494 466L540 534L560 512L596 590'
  return (
    softly(peaks, 16, 0.26, 2, 4) +
    line(peaks, colour, 11, 1) +
    line(peaks, '#000', 11, 0.2, 'stroke-dasharray="1.6 2"') +
    line('M400 612L580 612', colour, 8, 1) +
    line('M400 612L580 612', '#000', 8, 0.2, 'stroke-dasharray="1.6 2"') +
    '<circle cx="556" cy="462" r="15" fill="#d9a521"/>'
  )
}

function stripe(colour: string): string {
  return line('M124 720C240 652 360 628 480 628C600 628 720 652 836 720', colour, 12, 0.95)
}
