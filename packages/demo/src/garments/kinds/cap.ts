import { blend } from '../colour'
import { bent } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { moved, parse, write } from '../path'
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
// The visor's rim is one arc from the crown's left side round to its lower edge.
const rim = 'M246 706C176 718 112 764 99 816C90 856 120 878 176 881C350 890 560 868 672 812'
const visorSeam = 'M246 706C390 702 540 744 672 812'
const visor = `${rim}C540 744 390 702 246 706Z`
// Its edge: as thick as a finger below the middle of the rim, and run out at both ends.
const visorEdge =
  'M246 706C176 718 110 766 97 822C90 866 120 890 178 893C352 902 560 878 670 814C540 744 390 702 246 706Z'
const band = 'M254 698C396 696 540 734 676 798C720 808 780 806 838 792'

function front(look: Look): Garment {
  const style = look.variant % 3
  const accent = capAccent(look)
  const edge = blend(accent, '#000000', 0.25)
  const brim: Part = {
    path: visor,
    tone: 0.03,
    print: rounding(style === 1 ? accent : look.palette.base),
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
        tone: -0.4,
        ...(style === 1 && { color: edge }),
      },
      { ...brim, lift: 0.2 },
    ],
    folds: [
      bent(look.random, [296, 700], [304, 600], [344, 500], 54, 0.12),
      bent(look.random, [612, 760], [600, 600], [560, 470], 60, 0.18),
      bent(look.random, [806, 780], [780, 620], [680, 490], 60, 0.22),
    ],
    shades: [
      { path: visorSeam, width: 46, depth: 0.26 },
      { path: 'M290 620C304 540 340 490 430 450', width: 100, depth: -0.12 },
      { path: 'M846 640C850 700 844 770 830 810', width: 90, depth: 0.2 },
      { path: rim, width: 14, depth: 0.1 },
    ],
    marks: [
      ...panels.map(
        (path) =>
          softly(path, 16, 0.22, 2, 0) +
          seam(path, look) +
          beside(path, look, -8) +
          beside(path, look, 8),
      ),
      ...[0.93, 0.8, 0.67, 0.54, 0.41, 0.28]
        .map(visorRow)
        .map((path) => stitch(path, look, style === 1 ? '#b9ae9c' : look.palette.thread)),
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

// A line at a share of the way from the crown to the visor's rim, which it follows.
function visorRow(share: number): string {
  const [x, y] = [462, 720]
  return write(
    parse(rim).map((step) => moved(step, (px, py) => [x + (px - x) * share, y + (py - y) * share])),
  )
}

// The visor is arched: it is brightest along its middle, in its own colour, which may be another than the crown's.
function rounding(colour: string): string {
  const lit = blend(colour, '#ffffff', 0.3)
  return [96, 76, 56, 36]
    .map((width) => line(visorRow(0.66), lit, width, 0.03, 'stroke-linecap="round"'))
    .join('')
}

// The hills round the valley, in satin stitch; the peak and the base lie on the seam, which leans.
function emblem(colour: string): string {
  const peaks = 'M335 660L366 596L381 622L421 548L442 616L464 596L476 668'
  const base = 'M338 682C384 680 426 684 466 694'
  return (
    softly(peaks, 16, 0.26, 2, 4) +
    [peaks, base]
      .map(
        (path) =>
          line(path, colour, 10, 1) + line(path, '#000', 10, 0.2, 'stroke-dasharray="1.6 2"'),
      )
      .join('') +
    '<circle cx="474" cy="556" r="12" fill="#d9a521"/>'
  )
}
