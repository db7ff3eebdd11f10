import { bent } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { reflect } from '../path'
import { check, dhaka, stripes } from '../prints'
import { line } from '../seams'
import { softly } from '../soft'

/** Variants: 0 plain with fringe, 1 striped ends, 2 check, 3 Dhaka ends. It hangs over a wooden peg. */
export const scarf: Kind = {
  draw,
  closeUps: [
    { x: 470, y: 380, zoom: 2.4 },
    { x: 480, y: 960, zoom: 2.4 },
    { x: 500, y: 560, zoom: 2.4 },
    { x: 440, y: 900, zoom: 2.6 },
  ],
}

// Gathered over the peg, both ends fall open: the nearer to the left, the farther to the right.
const near =
  'M434 164C436 128 460 110 490 110C520 110 536 126 538 156C540 300 546 400 548 520C548 680 552 840 556 1000C480 1012 396 1010 318 996C320 840 330 690 356 540C376 430 418 300 434 164Z'
const far =
  'M470 116C504 102 542 116 552 158C566 300 616 420 640 560C658 676 672 780 684 880C630 894 560 898 506 890C496 740 490 560 490 420C488 300 478 200 470 116Z'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const pale = look.palette.lightness > 0.6
  const ink = pale ? '#8c1d33' : '#efe6d2'
  const woven = style === 2 ? check(60, 900, 100, 1100, 76, pale ? '#2b3350' : '#0f0d0b', ink) : ''
  const ends = (y: number, bow: number) =>
    style === 1 ? stripes(y - 150, y - 20, 34, 16, ink, bow) : style === 3 ? borders(y, bow) : woven
  const turned = (svg: string) => (look.side === 'front' ? svg : reflect(svg))
  const part = (path: string, print: string): Pick<Part, 'path' | 'print'> =>
    print === '' ? { path: turned(path) } : { path: turned(path), print }
  const fringe = style === 3 ? '#8c1d33' : undefined
  const flip = look.side === 'front' ? (x: number) => x : (x: number) => 960 - x
  return {
    fabric: style === 2 ? 'wool' : 'linen',
    parts: [
      { ...part(far, ends(876, 6)), form: 'right', tone: -0.12 },
      { ...part(near, ends(990, 10)), form: 'left', lift: 0.9 },
    ],
    folds: folds(look, flip),
    shades: [
      { path: turned('M436 150C450 190 520 190 540 150'), width: 70, depth: 0.2 },
      { path: turned('M556 180C566 330 560 480 562 620'), width: 44, depth: 0.2 },
    ],
    under:
      fringeOf(look, flip(326), flip(550), 994, 1000, fringe) +
      fringeOf(look, flip(512), flip(680), 886, 878, fringe),
    trims: peg(flip(488)),
  }
}

function borders(y: number, bow: number): string {
  const colours = ['#8c1d33', '#e2b04a', '#f6efe0'] as const
  return (
    dhaka(240, 760, y - 76, 84, colours, bow) +
    dhaka(240, 760, y - 168, 34, ['#1f2a4d', '#e2b04a', '#f6efe0'], bow) +
    stripes(y - 212, y - 208, 20, 5, '#e2b04a', bow)
  )
}

// Every fold begins at the peg and opens downwards.
function folds({ random }: Look, flip: (x: number) => number): Fold[] {
  const fold = (
    [x0, y0]: readonly [number, number],
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    width: number,
    height: number,
  ) => bent(random, [flip(x0), y0], [flip(x1), y1], [flip(x2), y2], width, height)
  return [
    fold([470, 150], [448, 250], [404, 400], 26, 0.8),
    fold([500, 150], [508, 250], [500, 440], 26, 0.8),
    fold([446, 160], [404, 420], [356, 980], 42, 0.9),
    fold([464, 150], [440, 460], [410, 990], 50, 1),
    fold([486, 150], [478, 400], [468, 900], 44, 0.9),
    fold([512, 150], [516, 380], [524, 990], 40, 0.95),
    fold([452, 180], [420, 330], [372, 560], 34, 0.7),
    fold([500, 170], [502, 300], [506, 520], 34, 0.7),
    fold([548, 170], [574, 420], [580, 880], 40, 0.8),
    fold([552, 170], [596, 440], [630, 880], 46, 0.9),
    fold([546, 200], [616, 520], [660, 800], 30, 0.7),
  ]
}

function peg(x: number): string {
  return (
    `<g transform="translate(${x} 118)"><circle cx="9" cy="13" r="36" fill="#000" opacity=".1"/><circle cx="7" cy="10" r="33" fill="#000" opacity=".16"/>` +
    '<circle r="30" fill="#a57748"/><circle r="30" fill="none" stroke="#5f4128" stroke-width="2" opacity=".6"/><circle cx="-3" cy="-4" r="24" fill="#c4935d"/><circle cx="-8" cy="-10" r="14" fill="#dcb182" opacity=".8"/></g>'
  )
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
  const count = Math.round(Math.abs(right - left) / 11)
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const x = left + (right - left) * t
    const y = yLeft + (yRight - yLeft) * t - 6
    const [lean, long] = [(random() - 0.5) * 14, 78 + random() * 16]
    const path = `M${x} ${y}C${x + lean} ${y + 30} ${x - lean * 0.6} ${y + 56} ${x + lean} ${y + long}`
    const yarn = colour ?? palette.tone((random() - 0.6) * 0.3)
    return (
      softly(path, 12, 0.2, 4, 5) +
      line(path, palette.tone(-0.7), 7.5, 1, 'stroke-linecap="round"') +
      line(path, yarn, 5.6, 1, 'stroke-linecap="round"') +
      line(path, palette.tone(-0.8), 5, 0.4, 'stroke-dasharray="1.6 3.6"')
    )
  }).join('')
}
