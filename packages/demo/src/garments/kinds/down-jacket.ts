import type { Palette } from '../colour'
import { puller, zip } from '../fastenings'
import { armholePath, bodyPath, cuffLine, hemLine, sleevePath, type Cut } from '../figure'
import type { Fold, Garment, Look, Part } from '../model'
import { along, both, curveAt, reflect, shift, type Point } from '../path'
import { line, ribBand, seam } from '../seams'
import { outerArm } from '../sleeve'
import { softly } from '../soft'

const cut: Cut = {
  neck: 'M480 190C530 190 576 176 594 148',
  shoulder: [736, 212],
  pit: [722, 480],
  waist: [724, 720],
  hem: [718, 986],
  drop: 1008,
  outer: [900, 862],
  inner: [774, 890],
}
const brass = '#b99a62'
const collar =
  'M480 226C540 226 594 206 608 164C606 132 598 104 586 84C552 110 408 110 374 84C362 104 354 132 352 164C366 206 420 226 480 226Z'
const collarSeam = 'M354 150C416 182 544 182 606 150'

/** A quilted jacket: channels of down between lines of stitching, which swell past them at every edge. */
export function downJacket(look: Look): Garment {
  const front = look.side === 'front'
  const { random } = look
  const rows = Array.from({ length: 8 }, (_, row) => 292 + row * 88 + (random() - 0.5) * 10)
  const arm = sleeveChannels()
  return {
    fabric: 'shell',
    cut,
    under: `<defs>${rounding(look.palette)}</defs>`,
    parts: [
      { path: 'M384 92C420 66 540 66 576 92C570 130 390 130 384 92Z', form: 'inside', tone: -0.4 },
      { path: reflect(sleevePath(cut)), form: 'left' },
      ...arm.map((path) => quilted(reflect(path))),
      { path: sleevePath(cut), form: 'right' },
      ...arm.map(quilted),
      { path: sides(rows), form: 'body' },
      { path: bodyPath(cut), form: 'body', lift: 0.6, print: channels(look, rows) },
      { path: collar, form: 'down', lift: 0.7 },
    ],
    folds: [
      ...rows.flatMap((y) => puckers(look, y)),
      { path: 'M372 108C420 132 540 132 588 108L600 140C544 166 416 166 360 140Z', height: 0.3 },
    ],
    shades: [
      { path: 'M760 250C820 440 850 640 890 880', width: 60, depth: 0.22 },
      { path: 'M716 470C730 620 750 760 770 890', width: 40, depth: 0.2 },
      { path: 'M244 470C230 620 210 760 190 890', width: 60, depth: 0.3 },
      { path: 'M196 300C150 460 120 640 96 840', width: 60, depth: -0.14 },
    ],
    marks: [
      ...both(armholePath(cut)).map((path) => softly(path, 24, 0.22, -3, 2) + seam(path, look)),
      quiltLine(collarSeam, look),
      front
        ? pockets(look) +
          softly('M486 120L486 1004', 34, 0.2) +
          zip('M480 108L480 1010', look, brass)
        : '',
      line(hemLine(cut, 12), look.palette.tone(-0.3), 24, 1),
      ...both(cuffLine(cut, 14)).map((path) => ribBand(path, 34, look, 7)),
    ].join(''),
    trims: front ? puller(480, 250, brass) : '',
  }
}

// Down rounds each channel: bright along its upper half, dark into the stitching below.
function rounding({ shadow, shine }: Palette): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return `<linearGradient id="down" x1="0" y1="0" x2=".06" y2="1">${[
    stop(0, shadow, 0.36),
    stop(0.14, shadow, 0),
    stop(0.14, shine, 0),
    stop(0.32, shine, 0.5),
    stop(0.6, shine, 0),
    stop(0.6, shadow, 0),
    stop(1, shadow, 0.46),
  ].join('')}</linearGradient>`
}

function quilted(path: string): Part {
  return { path, print: `<path d="${path}" fill="url(#down)"/>` }
}

function row(y: number): string {
  return `M200 ${y}C340 ${y + 22} 620 ${y + 22} 760 ${y}`
}

function channels(look: Look, rows: readonly number[]): string {
  const bands = [186, ...rows, 1000].slice(0, -1).map((y, index) => {
    const next = [...rows, 1000][index] ?? y
    return `<path d="${row(y)}L760 ${next}C620 ${next + 22} 340 ${next + 22} 200 ${next}Z" fill="url(#down)"/>`
  })
  return `${bands.join('')}${rows.map((y) => quiltLine(row(y), look)).join('')}`
}

function quiltLine(path: string, look: Look): string {
  return (
    softly(path, 16, 0.22, 0, -2) +
    line(path, look.palette.seam, 2, 0.6) +
    line(shift(path, 0, 4), look.palette.tone(0.6), 3, 0.22)
  )
}

// Between two lines of stitching the side of the body swells a little.
function sides(rows: readonly number[]): string {
  const low = [...rows.filter((y) => y > cut.pit[1] - 20), 986]
  return low
    .slice(0, -1)
    .flatMap((y, index) => {
      const next = low[index + 1] ?? y
      return both(`M690 ${y}L718 ${y}C732 ${y + 16} 734 ${next - 20} 718 ${next}L690 ${next}Z`)
    })
    .join('')
}

// Rounded pieces down the right sleeve, from shoulder to cuff.
function sleeveChannels(): string[] {
  const { shoulder: s, pit, inner: i } = cut
  const edge = outerArm(cut).flatMap((curve) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => curveAt(curve, t)),
  )
  const over = (t: number) => along(edge, t)
  const under = (t: number) =>
    t < 0.42
      ? curveAt([s, [716, 290], [714, 380], pit], t / 0.42)
      : curveAt([pit, [736, 600], [762, 760], i], (t - 0.42) / 0.58)
  const count = 8
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 1) / count]
    const [a, b, c, d] = [over(from), over(to), under(to), under(from)]
    const out = swell(a, b, index === 0 ? 4 : 14)
    const back = swell(c, d, 9)
    const sag = ([x0, y0]: Point, [x1, y1]: Point) => `${(x0 + x1) / 2 + 4} ${(y0 + y1) / 2 + 16}`
    return `M${pair(a)}Q${out} ${pair(b)}Q${sag(b, c)} ${pair(c)}Q${back} ${pair(d)}Q${sag(d, a)} ${pair(a)}Z`
  })
}

// The control point of an edge from a to b that bulges to its left, seen in its own direction.
function swell(a: Point, b: Point, by: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return `${(a[0] + b[0]) / 2 + ((b[1] - a[1]) / length) * by} ${(a[1] + b[1]) / 2 - ((b[0] - a[0]) / length) * by}`
}

function pockets(look: Look): string {
  return both('M612 700L646 836')
    .map(
      (path) =>
        softly(path, 30, 0.22, 2, 4) +
        line(path, look.palette.seam, 11, 0.8, 'stroke-linecap="round"') +
        line(path, look.palette.tone(-0.4), 8, 1, 'stroke-linecap="round"') +
        line(path, brass, 2.4, 0.9, 'stroke-dasharray="3 2"'),
    )
    .join('')
}

// The thread draws the shell into little creases above and below each line.
function puckers({ random }: Look, y: number): Fold[] {
  return Array.from({ length: 13 }, (_, index): Fold => {
    const x = 262 + index * 36 + (random() - 0.5) * 26
    const at = y + 16 * (1 - ((x - 480) / 260) ** 2)
    const up = random() < 0.4 ? -1 : 1
    const reach = 18 + random() * 30
    const lean = (random() - 0.5) * 22
    return {
      spine: [
        [x, at],
        [x + lean * 0.4, at + up * reach * 0.6],
        [x + lean, at + up * reach],
      ],
      width: 9 + random() * 7,
      height: 0.12 + random() * 0.2,
    }
  })
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
