import { bent } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { capBack } from './cap-back'
import { beside, corduroy, eyelet, topButton } from './cap-parts'

/** Variants: 0 plain with an embroidered peak, 1 two-tone visor, 2 corduroy. Seen from the front left, a little from above. */
export const cap: Kind = {
  draw: (look) => (look.side === 'front' ? front(look) : capBack(look)),
  closeUps: [
    { x: 400, y: 600, zoom: 2.4 },
    { x: 400, y: 740, zoom: 2.4 },
    { x: 620, y: 480, zoom: 2.4 },
  ],
}

const crown =
  'M244 716C222 540 300 340 500 322C704 312 838 450 846 660C848 730 842 782 826 826C780 834 700 836 648 826C520 810 380 770 244 716Z'
const visor =
  'M242 706C330 706 470 730 566 766C606 782 634 794 652 808C640 850 540 906 396 910C262 912 140 876 118 818C108 782 160 730 242 706Z'
const visorEdge = 'M118 818C140 876 262 912 396 910C540 906 640 850 652 808'
const band = 'M242 700C380 700 520 726 640 774C690 792 760 806 830 816'

function front(look: Look): Garment {
  const style = look.variant % 3
  const accent = look.palette.lightness > 0.6 ? '#2b3350' : '#efe8da'
  const brim: Part = {
    path: visor,
    lift: 0.7,
    tone: 0.03,
    ...(style === 1 && { color: accent }),
  }
  return {
    fabric: 'twill',
    parts: [{ path: crown, form: 'body', ...(style === 2 && { print: corduroy(look) }) }, brim],
    folds: [
      bent(look.random, [420, 390], [330, 500], [300, 670], 60, 0.3),
      bent(look.random, [540, 390], [590, 540], [606, 720], 64, 0.3),
      bent(look.random, [660, 400], [760, 540], [796, 740], 64, 0.36),
      {
        path: 'M150 800C200 740 330 724 440 742C520 756 580 776 610 800C540 786 440 776 340 786C260 794 190 820 150 800Z',
        height: 0.14,
      },
    ],
    shades: [
      { path: 'M236 706C380 706 520 730 650 800', width: 70, depth: 0.3 },
      { path: 'M300 520C330 420 400 370 480 352', width: 120, depth: -0.14 },
      { path: 'M846 600C850 700 840 780 820 830', width: 110, depth: 0.26 },
      { path: 'M180 800C260 756 400 752 520 790', width: 46, depth: -0.12 },
      { path: visorEdge, width: 34, depth: 0.24 },
    ],
    marks: [
      ...panels.map(
        (path) =>
          softly(path, 16, 0.22, 2, 0) +
          seam(path, look) +
          beside(path, look, -8) +
          beside(path, look, 8),
      ),
      ...Array.from({ length: 6 }, (_, row) => rowOnVisor(row)).map((path) =>
        stitch(path, look, style === 1 ? '#b9ae9c' : look.palette.thread),
      ),
      stitch(band, look),
      eyelet(356, 452, look),
      eyelet(548, 470, look),
      eyelet(700, 500, look),
      style === 0 ? emblem(accent) : style === 1 ? line(band, accent, 12, 0.95) : '',
    ].join(''),
    trims:
      topButton(506, 324, look, style === 1 ? accent : undefined) +
      line(visorEdge, style === 1 ? '#141a30' : look.palette.seam, 4, 0.5) +
      seam('M242 706C330 706 470 730 566 766C606 782 634 794 652 808', look),
  }
}

// The crown's seams, from the button down.
const panels = [
  'M500 326C440 400 400 560 398 714',
  'M506 326C590 400 650 580 660 786',
  'M512 326C660 360 770 520 790 812',
]

// Rows of stitches along the visor, each nearer to its rim.
function rowOnVisor(row: number): string {
  const t = (row + 1) / 7
  const mix = (a: number, b: number) => (a + (b - a) * t).toFixed(1)
  return `M${mix(242, 118)} ${mix(706, 818)}C${mix(330, 140)} ${mix(706, 876)} ${mix(400, 262)} ${mix(716, 912)} ${mix(470, 396)} ${mix(730, 910)}C${mix(560, 540)} ${mix(764, 906)} ${mix(620, 640)} ${mix(790, 850)} ${mix(650, 652)} ${mix(806, 808)}`
}

// The hills round the valley, in satin stitch.
function emblem(colour: string): string {
  const peaks = 'M322 640L348 566L368 596L396 512L432 588L450 566L474 642'
  const base = 'M334 662C380 662 424 664 466 670'
  return (
    softly(peaks, 16, 0.26, 2, 4) +
    [peaks, base]
      .map(
        (path) =>
          line(path, colour, 10, 1) + line(path, '#000', 10, 0.2, 'stroke-dasharray="1.6 2"'),
      )
      .join('') +
    '<circle cx="446" cy="520" r="13" fill="#d9a521"/>'
  )
}
