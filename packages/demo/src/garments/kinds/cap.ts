import { blend } from '../colour'
import { bent } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'
import { capBack } from './cap-back'
import { beside, capAccent, corduroy, eyelet, topButton } from './cap-parts'

/** Variants: 0 plain with an embroidered peak, 1 two-tone visor, 2 corduroy. Seen from the front left, a little from above. */
export const cap: Kind = {
  draw: (look) => (look.side === 'front' ? front(look) : capBack(look)),
  closeUps: [
    { x: 400, y: 600, zoom: 2.4 },
    { x: 400, y: 740, zoom: 2.4 },
    { x: 620, y: 480, zoom: 2.4 },
  ],
}

// The forehead stands steep and the crown slopes down behind, as a soft cap with six panels sits.
const crown =
  'M250 716C236 610 262 500 348 444C420 402 520 394 600 412C730 440 816 530 838 664C846 720 848 768 838 796C834 806 828 811 818 812C770 822 716 822 668 812C540 764 400 722 250 716Z'
// The visor is bent over the forehead: both ends of its rim hang lower than the middle, and run up into the crown.
const rim = 'M104 842C96 872 118 892 150 882C250 842 392 842 486 880C560 908 626 880 672 812'
const visorSeam = 'M246 706C390 702 540 744 672 812'
const visor =
  'M246 706C188 722 126 772 104 842C96 872 118 892 150 882C250 842 392 842 486 880C560 908 626 880 672 812C540 744 390 702 246 706Z'
// Its edge: as thick as a finger below the middle of the rim, and run out at both ends.
const visorEdge =
  'M246 706C188 722 122 776 102 850C96 884 118 904 152 893C250 853 392 853 486 891C556 918 620 888 668 814C540 744 390 702 246 706Z'
const band = 'M254 698C396 696 540 734 676 798C720 808 780 806 838 792'

function front(look: Look): Garment {
  const style = look.variant % 3
  const accent = capAccent(look)
  const edge = blend(accent, '#000000', 0.4)
  const brim: Part = {
    path: visor,
    tone: 0.03,
    ...(style === 1 && { color: accent }),
  }
  return {
    fabric: 'twill',
    parts: [
      { path: crown, form: 'body', ...(style === 2 && { print: corduroy(look) }) },
      // The stiffened visor's bound edge shows below its upper side.
      {
        ...brim,
        path: visorEdge,
        lift: 0.6,
        tone: -0.5,
        ...(style === 1 && { color: edge }),
      },
      { ...brim, lift: 0.2 },
    ],
    folds: [
      bent(look.random, [296, 700], [304, 600], [344, 500], 54, 0.12),
      bent(look.random, [612, 760], [600, 600], [560, 470], 60, 0.18),
      bent(look.random, [806, 780], [780, 620], [680, 490], 60, 0.22),
      { path: 'M180 826C260 744 400 738 520 812C440 790 300 782 180 826Z', height: 0.16 },
    ],
    shades: [
      { path: visorSeam, width: 46, depth: 0.26 },
      { path: 'M290 620C304 540 340 490 430 450', width: 100, depth: -0.12 },
      { path: 'M846 640C850 700 844 770 830 810', width: 90, depth: 0.2 },
      { path: 'M170 800C250 750 400 750 500 810', width: 40, depth: -0.1 },
      { path: 'M600 800C620 830 620 860 590 890', width: 80, depth: 0.16 },
      { path: rim, width: 20, depth: 0.2 },
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
      ...[
        [344, 530],
        [530, 514],
        [668, 540],
      ].map(([x = 0, y = 0]) => eyelet(x, y, look)),
      style === 0 ? emblem(accent) : '',
    ].join(''),
    trims:
      topButton(520, 404, look, style === 1 ? accent : undefined) +
      line(rim, look.palette.tone(0.5), 2, 0.3) +
      seam(visorSeam, look),
  }
}

// The crown's seams, from the button down.
const panels = [
  'M514 404C440 450 404 570 400 712',
  'M522 404C600 460 654 610 668 800',
  'M528 404C660 430 756 560 776 806',
]

// Rows of stitches along the visor, each nearer to its rim.
function rowOnVisor(row: number): string {
  const t = (row + 1) / 7
  const mix = (a: number, b: number) => (a + (b - a) * t).toFixed(1)
  return `M${mix(246, 112)} ${mix(706, 866)}C${mix(350, 230)} ${mix(703, 818)} ${mix(440, 410)} ${mix(722, 836)} ${mix(510, 500)} ${mix(742, 878)}C${mix(570, 566)} ${mix(762, 902)} ${mix(624, 622)} ${mix(788, 876)} ${mix(668, 668)} ${mix(810, 814)}`
}

// The hills round the valley, in satin stitch.
function emblem(colour: string): string {
  const peaks = 'M330 660L352 596L370 622L396 548L430 616L448 596L472 668'
  const base = 'M338 682C384 680 426 684 466 694'
  return (
    softly(peaks, 16, 0.26, 2, 4) +
    [peaks, base]
      .map(
        (path) =>
          line(path, colour, 10, 1) + line(path, '#000', 10, 0.2, 'stroke-dasharray="1.6 2"'),
      )
      .join('') +
    '<circle cx="444" cy="556" r="12" fill="#d9a521"/>'
  )
}
