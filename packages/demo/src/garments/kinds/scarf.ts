import { blend } from '../colour'
import { dhaka } from '../dhaka'
import { bent } from '../folds'
import type { Fold, Garment, Kind, Look, Part } from '../model'
import { reflect, type Point } from '../path'
import { check, mirroredPrint } from '../prints'
import { line } from '../seams'
import { softly } from '../soft'
import { wedge } from '../wedge'

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

// The nearer end's edge before the farther one: it waves as the cloth falls.
const nearEdge =
  'C536 236 556 330 550 430C544 520 562 604 555 694C549 780 567 850 559 926C556 956 562 984 558 1000'
// The cloth lies over the peg in a saddle, past which the peg's end stands up. Both ends fall from there: the nearer to the
// left, the farther to the right. Their lower edges dip with every fold.
const near = `M456 160C454 130 456 104 468 93C480 100 498 100 510 92C522 102 526 126 527 150${nearEdge}${edge(558, 318, 996)}C320 840 330 690 356 540C380 410 432 280 456 160Z`
const far = `M470 130C500 108 528 120 536 160C562 300 614 420 640 560C658 676 672 780 684 880${edge(684, 506, 882)}C496 740 490 560 490 420C488 300 480 200 470 130Z`

/** How far the cloth dips at a place across it, where it hangs in folds. */
function dip(x: number): number {
  return 5 * Math.cos((x - 350) / 9.2) + 2 * Math.sin(x / 29 + 1) + 4 * Math.sin(x / 70)
}

function edge(from: number, to: number, y: number): string {
  const count = 34
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 1)) / count
    return `L${x.toFixed(1)} ${(y + dip(x)).toFixed(1)}`
  }).join('')
}

function draw(look: Look): Garment {
  const style = look.variant % 4
  const pale = look.palette.lightness > 0.6
  const ink = pale ? '#8c1d33' : '#efe6d2'
  const woven = style === 2 ? check(60, 900, 100, 1100, 76, pale ? '#2b3350' : '#0f0d0b', ink) : ''
  const ends = (y: number) =>
    style === 1
      ? bands([y - 150, y - 116, y - 82, y - 48], 16, ink)
      : style === 3
        ? borders(y)
        : woven
  const turned = (svg: string) => (look.side === 'front' ? svg : reflect(svg))
  const part = (path: string, print: string): Pick<Part, 'path' | 'print'> =>
    print === '' ? { path: turned(path) } : { path: turned(path), print }
  const fringe = style === 3 ? '#8c1d33' : undefined
  const flip = look.side === 'front' ? (x: number) => x : (x: number) => 960 - x
  return {
    fabric: style === 2 ? 'wool' : 'linen',
    parts: [
      { ...part(far, ends(876) + creases(look, farCreases)), form: 'left', tone: -0.1 },
      {
        ...part(near, ends(990) + creases(look, nearCreases) + turnedEdge()),
        form: 'left',
        lift: 0.7,
      },
    ],
    folds: folds(look, flip),
    shades: [
      { path: turned('M560 200C572 330 568 480 566 620'), width: 40, depth: 0.12 },
      { path: turned('M452 152C470 164 508 164 530 148'), width: 40, depth: 0.12 },
    ],
    under:
      peg(flip(489)) +
      fringeOf(look, flip(326), flip(550), 994, 1000, fringe) +
      fringeOf(look, flip(512), flip(680), 886, 878, fringe),
  }
}

// Cloth turns over in a round at its edge.
function turnedEdge(): string {
  const path = `M527 150${nearEdge}`
  return softly(path, 30, 0.2, 0, 0) + softly(path, 14, -0.12, -17, 0)
}

function borders(y: number): string {
  const colours = ['#8c1d33', '#e2b04a', '#f6efe0'] as const
  return (
    dhaka(240, 760, y - 76, 84, colours, dip) +
    dhaka(240, 760, y - 168, 34, ['#1f2a4d', '#e2b04a', '#f6efe0'], dip) +
    bands([y - 212], 5, '#e2b04a')
  )
}

// Stripes that dip with the folds.
function bands(heights: readonly number[], width: number, colour: string): string {
  const path = heights
    .map((y) => `M240 ${(y + dip(240)).toFixed(1)}${edge(240, 500, y)}${edge(500, 760, y)}`)
    .join('')
  return line(path, colour, width, 0.92)
}

// Drawn together at the peg, the cloth creases sharply there; every crease runs out further down.
const nearCreases: readonly Crease[] = [
  [[462, 124], [372, 560], 7],
  [[470, 108], [404, 460], 8],
  [[480, 112], [438, 620], 8],
  [[490, 108], [476, 430], 7],
  [[500, 112], [506, 600], 8],
  [[512, 104], [530, 470], 7],
]
const farCreases: readonly Crease[] = [
  [[530, 190], [600, 520], 8],
  [[524, 210], [560, 480], 7],
  [[538, 220], [632, 620], 7],
]

type Crease = readonly [from: Point, to: Point, half: number]

function creases({ palette, side }: Look, list: readonly Crease[]): string {
  const drawn = list
    .map(
      ([from, to, half]) =>
        wedge(from, to, half, palette.tone(-1), 0.6) +
        wedge([from[0] - half, from[1]], [to[0] - 8, to[1] - 40], half, palette.tone(0.5), 0.26),
    )
    .join('')
  return side === 'front' ? drawn : mirroredPrint(drawn)
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
    fold([464, 158], [424, 440], [350, 990], 40, 0.5),
    fold([476, 160], [446, 460], [410, 1000], 46, 0.56),
    fold([490, 160], [482, 460], [470, 960], 42, 0.5),
    fold([508, 156], [522, 440], [526, 1000], 38, 0.52),
    fold([534, 190], [580, 480], [586, 890], 36, 0.36),
    fold([542, 200], [616, 520], [640, 890], 40, 0.36),
  ]
}

// A turned wooden peg, of which the end shows above the cloth.
function peg(x: number): string {
  return `<g transform="translate(${x} 92)"><circle cx="6" cy="8" r="27" fill="#000" opacity=".16"/><circle r="25" fill="#a57748"/><circle r="25" fill="none" stroke="#5f4128" stroke-width="2" opacity=".6"/><circle cx="-3" cy="-4" r="19" fill="#c4935d"/><circle cx="-6" cy="-9" r="10" fill="#dcb182" opacity=".8"/><ellipse cy="16" rx="24" ry="12" fill="#2a1608" opacity=".4"/></g>`
}

// Bundles of yarn, each tied in a knot, from which its strands fall and taper; no two are of one length.
function fringeOf(
  look: Look,
  left: number,
  right: number,
  yLeft: number,
  yRight: number,
  colour?: string,
): string {
  const { random, palette } = look
  const count = Math.round(Math.abs(right - left) / 17)
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5 + (random() - 0.5) * 0.3) / count
    const x = left + (right - left) * t
    const y = yLeft + (yRight - yLeft) * t - 8 + dip(look.side === 'front' ? x : 960 - x)
    const yarn = colour ?? palette.tone((random() - 0.6) * 0.3)
    const dark = blend(yarn, '#140804', 0.5)
    const long = 66 + random() * 22
    const strands = Array.from({ length: 5 }, (_strand, place) => {
      const lean = (place - 2) * 4.4 + (random() - 0.5) * 9
      const low = y + 14 + long * (0.8 + random() * 0.25)
      const from = x + (place - 2) * 1.1
      const bend = (side: number) => `${from + lean * 0.9 + side} ${y + 50}`
      return `M${from - 1.5} ${y + 12}Q${bend(-1.4)} ${x + lean - 0.8} ${low}L${x + lean + 0.8} ${low}Q${bend(1.4)} ${from + 1.5} ${y + 12}Z`
    }).join('')
    const knot = `M${x} ${y + 2}L${x} ${y + 13}`
    return (
      softly(`M${x + 3} ${y + 8}L${x + 4} ${y + 64}`, 12, 0.16, 3, 4) +
      `<path d="${strands}" fill="${yarn}" stroke="${dark}" stroke-width=".9"/>` +
      line(knot, dark, 8.4, 1, 'stroke-linecap="round"') +
      line(knot, yarn, 6.4, 1, 'stroke-linecap="round"')
    )
  }).join('')
}
