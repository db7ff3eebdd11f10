import { drapes, fan } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { reflect } from '../path'
import { check, dhaka, stripes } from '../prints'
import { line } from '../seams'
import { softly } from '../soft'

/** Variants: 0 plain with fringe, 1 striped ends, 2 check, 3 Dhaka ends. */
export const scarf: Kind = {
  draw,
  closeUps: [
    { x: 470, y: 380, zoom: 2.4 },
    { x: 480, y: 960, zoom: 2.4 },
    { x: 500, y: 560, zoom: 2.4 },
  ],
}

const far =
  'M300 170C340 96 620 96 660 170C676 220 660 280 626 320L334 320C300 280 284 220 300 170Z'
const longTail = 'M330 400C306 560 300 760 306 996L494 1004C506 800 520 620 540 440Z'
const shortTail = 'M430 420C460 560 490 700 508 886L690 866C672 700 640 540 600 400Z'
const loop =
  'M262 190C250 300 290 420 372 486C430 524 532 524 590 486C672 420 712 300 698 190C690 158 664 150 650 176C620 252 560 304 480 304C400 304 340 252 310 176C296 150 270 158 262 190Z'
// From behind the scarf lies over the nape in one sweep.
const nape =
  'M262 200C280 118 400 96 480 96C560 96 680 118 698 200C716 320 650 430 590 486C532 524 430 524 372 486C310 430 244 320 262 200Z'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const pale = look.palette.lightness > 0.6
  const ink = pale ? '#8c1d33' : '#efe6d2'
  const check2 = style === 2 ? check(60, 900, 100, 1100, 76, pale ? '#2b3350' : '#0f0d0b', ink) : ''
  const ends = (y: number) =>
    style === 1
      ? stripes(y - 150, y - 20, 34, 16, ink, 6)
      : style === 3
        ? dhaka(240, 760, y - 84, 96, ['#8c1d33', '#e2b04a', '#f6efe0'])
        : check2
  const front = look.side === 'front'
  const turned = (path: string) => (front ? path : reflect(path))
  const fringe = style === 3 ? '#8c1d33' : undefined
  const part = (path: string, print: string): Pick<Part, 'path' | 'print'> =>
    print === '' ? { path } : { path, print }
  return {
    fabric: style === 2 ? 'wool' : 'tweed',
    parts: [
      { ...part(far, check2), form: 'inside', tone: -0.3 },
      { ...part(turned(shortTail), ends(880)), form: 'right', lift: 0.4 },
      { ...part(turned(longTail), ends(1000)), form: 'left', lift: 0.7 },
      { ...part(front ? loop : nape, check2), form: 'down', lift: 0.9 },
    ],
    folds: folds(look),
    shades: [
      { path: 'M300 440C400 530 560 530 660 440', width: 70, depth: 0.3 },
      { path: 'M520 560C530 660 530 760 506 900', width: 40, depth: 0.3 },
      { path: 'M310 200C340 300 420 350 480 350C540 350 620 300 652 200', width: 40, depth: 0.24 },
      { path: 'M286 260C320 380 400 440 480 446', width: 50, depth: -0.14 },
    ],
    marks: (front ? [far, shortTail, longTail, loop] : [nape])
      .map((path) => line(path, look.palette.seam, 1.6, 0.3))
      .join(''),
    under: front
      ? fringeOf(look, 310, 492, 996, 1004, fringe) + fringeOf(look, 510, 688, 884, 866, fringe)
      : fringeOf(look, 468, 650, 1004, 996, fringe) + fringeOf(look, 272, 450, 866, 884, fringe),
  }
}

function folds({ random }: Look): Fold[] {
  const left = (from: readonly [number, number], to: ReadonlyArray<readonly [number, number]>) =>
    fan(random, from, to, 16, 0.6, 50)
  return [
    ...left(
      [284, 190],
      [
        [470, 470],
        [420, 420],
        [520, 400],
        [400, 380],
        [560, 450],
      ],
    ),
    ...left(
      [676, 190],
      [
        [500, 480],
        [560, 410],
        [470, 360],
        [590, 340],
        [430, 440],
      ],
    ),
    ...drapes(random, 330, 500, 540, 980, 4, 18, 0.6),
    ...drapes(random, 550, 660, 540, 850, 3, 16, 0.6),
    ...fan(
      random,
      [440, 500],
      [
        [340, 720],
        [400, 800],
        [470, 700],
      ],
      16,
      0.5,
      0,
    ),
    ...fan(
      random,
      [560, 500],
      [
        [620, 720],
        [590, 800],
      ],
      14,
      0.5,
      0,
    ),
  ]
}

// Knotted bundles of yarn, each a little out of line.
function fringeOf(
  look: Look,
  left: number,
  right: number,
  yLeft: number,
  yRight: number,
  colour?: string,
): string {
  const { random, palette } = look
  return Array.from({ length: 15 }, (_, index) => {
    const t = (index + 0.5) / 15
    const x = left + (right - left) * t
    const y = yLeft + (yRight - yLeft) * t - 4
    const [lean, long] = [(random() - 0.5) * 12, 84 + random() * 16]
    const path = `M${x} ${y}C${x + lean} ${y + 30} ${x - lean * 0.6} ${y + 56} ${x + lean} ${y + long}`
    const yarn = colour ?? palette.tone((random() - 0.6) * 0.3)
    return (
      softly(path, 14, 0.22, 4, 4) +
      line(path, palette.tone(-0.7), 8.5, 1, 'stroke-linecap="round"') +
      line(path, yarn, 6.6, 1, 'stroke-linecap="round"') +
      line(path, palette.tone(-0.8), 6, 0.4, 'stroke-dasharray="1.6 3.6"')
    )
  }).join('')
}
