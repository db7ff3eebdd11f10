import { puller, zip } from '../fastenings'
import { cuffLine, hemLine, sleevePath, type Cut } from '../figure'
import type { Garment, Look, Part } from '../model'
import { along, both, curveAt, mirrored, reflect, type Point } from '../path'
import { welt } from '../pockets'
import { line, ribBand } from '../seams'
import { outerArm } from '../sleeve'
import { softly } from '../soft'
import { channels, quiltLine, rounding, type Row } from './quilting'

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
  'M480 226C540 226 594 206 608 164C610 138 602 110 586 96C560 116 520 122 480 122C440 122 400 116 374 96C358 110 350 138 352 164C366 206 420 226 480 226Z'
const collarBehind =
  'M480 214C540 214 594 198 608 164C610 138 602 108 584 92C560 74 400 74 376 92C358 108 350 138 352 164C366 198 420 214 480 214Z'
// A line of quilting parts the collar into two rolls.
const collarBaffle = 'M350 128C410 158 550 158 610 128'
const collarSeam = 'M352 156C416 186 544 186 608 156'

/** A quilted jacket: channels of down between lines of stitching, which swell past them at every edge. */
export function downJacket(look: Look): Garment {
  const front = look.side === 'front'
  const { random } = look
  const rows = Array.from({ length: 8 }, (_, index): Row => ({
    y: 284 + index * 89 + (random() - 0.5) * 22,
    left: (random() - 0.5) * 16,
    right: (random() - 0.5) * 16,
  }))
  const arm = sleeveChannels()
  return {
    fabric: 'shell',
    cut,
    under: `<defs>${rounding(look.palette)}</defs>`,
    parts: [
      { path: 'M375 97C378 60 582 60 585 97C566 140 394 140 375 97Z', form: 'inside', tone: -0.4 },
      { path: reflect(sleevePath(cut)), form: 'left' },
      ...arm.map((path) => quilted(reflect(path))),
      { path: sleevePath(cut), form: 'right' },
      ...arm.map(quilted),
      {
        path: scalloped(rows),
        form: 'body',
        lift: 0.6,
        print: channels(look, rows, scalloped(rows)),
      },
      { path: front ? collar : collarBehind, form: 'down', lift: 0.6 },
    ],
    folds: [],
    shades: [
      { path: 'M760 250C820 440 850 640 890 880', width: 60, depth: 0.22 },
      { path: 'M716 470C730 620 750 760 770 890', width: 40, depth: 0.2 },
      { path: 'M244 470C230 620 210 760 190 890', width: 60, depth: 0.3 },
      { path: 'M196 300C150 460 120 640 96 840', width: 60, depth: -0.14 },
    ],
    marks: [
      quiltLine(collarSeam, look),
      front
        ? pockets(look) +
          softly('M486 120L486 1004', 34, 0.2) +
          zip('M480 122L480 1010', look, brass)
        : '',
      quiltLine(collarBaffle, look),
      hemBinding(look),
      ...both(cuffLine(cut, 14)).map((path) => ribBand(path, 34, look, 7)),
    ].join(''),
    trims: front ? puller(480, 250, brass) : '',
  }
}

// An elastic binding, rounded as the channels above it are.
function hemBinding({ palette }: Look): string {
  return (
    softly(hemLine(cut, 24), 12, 0.2) +
    line(hemLine(cut, 11), palette.tone(-0.06), 22, 1) +
    softly(hemLine(cut, 14), 8, -0.16) +
    softly(hemLine(cut, 2), 8, 0.2)
  )
}

function quilted(path: string): Part {
  return { path, print: `<path d="${path}" fill="url(#down)"/>` }
}

// The body's outline swells between two lines of stitching, over the sleeves too.
function scalloped(rows: readonly Row[]): string {
  const heights = [...rows.map(({ y }) => y), 984]
  const side = (y: number) => (y < cut.pit[1] ? 720 : 722)
  let path = `${cut.neck}L${cut.shoulder[0]} ${cut.shoulder[1]}`
  let above = cut.shoulder[1]
  for (const y of heights) {
    const out = above === cut.shoulder[1] ? 4 : 14
    path += `C${side(above) + out} ${above + 12} ${side(y) + out} ${y - 14} ${side(y)} ${y}`
    above = y
  }
  return mirrored(`${path}C690 1000 560 ${cut.drop} 480 ${cut.drop}`)
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
  const zips = both('M606 696L642 834')
  return (
    welt([594, 700], [630, 838], look, 28) +
    welt([366, 700], [330, 838], look, 28) +
    zips
      .map(
        (path) =>
          line(path, look.palette.tone(-0.9), 7, 1) +
          line(path, brass, 3, 0.95, 'stroke-dasharray="2.6 2"'),
      )
      .join('')
  )
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
