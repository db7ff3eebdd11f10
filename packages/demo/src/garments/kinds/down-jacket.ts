import { puller, zip } from '../fastenings'
import {
  armShades,
  armholePath,
  bodyPath,
  cuffLine,
  hemLine,
  sleevePath,
  type Cut,
} from '../figure'
import type { Fold, Garment, Look } from '../model'
import { both, reflect, shift, sliver } from '../path'
import { welt } from '../pockets'
import { line, ribBand, seam } from '../seams'
import { softly } from '../soft'

/** A quilted jacket: channels of down between lines of stitching. */
export function downJacket(look: Look): Garment {
  const front = look.side === 'front'
  const cut: Cut = {
    neck: 'M480 190C530 190 576 176 594 148',
    shoulder: [738, 210],
    pit: [726, 480],
    waist: [730, 740],
    hem: [722, 1050],
    drop: 1070,
    outer: [902, 920],
    inner: [776, 946],
  }
  const sleeve = sleevePath(cut)
  const rows = Array.from({ length: 9 }, (_, row) => 268 + row * 88)
  const rings = Array.from({ length: 7 }, (_, row) => 96 + row * 92)
  const across = rows.map((y) => `M150 ${y}C330 ${y + 20} 630 ${y + 20} 810 ${y}`)
  const round = rings.map((up) => cuffLine(cut, up))
  const collar =
    'M480 218C540 218 592 200 606 160C604 130 596 104 584 84C550 108 410 108 376 84C364 104 356 130 354 160C368 200 420 218 480 218Z'
  return {
    fabric: 'shell',
    parts: [
      { path: 'M384 92C420 66 540 66 576 92C570 130 390 130 384 92Z', form: 'inside', tone: -0.4 },
      { path: bulges(cut, rows, rings), tone: -0.34 },
      { path: reflect(sleeve), form: 'left', print: quilting(look, round.map(reflect)) },
      { path: sleeve, form: 'right', print: quilting(look, round) },
      { path: bodyPath(cut), form: 'body', lift: 0.6, print: quilting(look, across) },
      { path: collar, form: 'down', lift: 0.7 },
    ],
    folds: [
      ...[...across, ...round.flatMap(both)].flatMap((path) => crinkles(look, path)),
      ...rows.map(tube),
      ...rings.flatMap((up) => sleeveTube(cut, up)),
    ],
    shades: armShades(cut, 0.3),
    marks: [
      ...both(armholePath(cut)).map((path) => softly(path, 26, 0.3) + seam(path, look)),
      line('M364 146C420 170 540 170 596 146', look.palette.seam, 2, 0.45),
      front
        ? both('M600 760L664 880')
            .map((path) => welt(path, look, 16))
            .join('') + zip('M480 108L480 1080', look, '#b99a62')
        : '',
      line(hemLine(cut, 14), look.palette.tone(-0.3), 28, 1),
      ...both(cuffLine(cut, 18)).map((path) => ribBand(path, 40, look, 7)),
    ].join(''),
    trims: front ? puller(480, 240, '#b99a62') : '',
  }
}

// Every quilting line lies deep, with the next channel bulging into the light below it.
function quilting(look: Look, lines: readonly string[]): string {
  return lines
    .map(
      (path) =>
        softly(path, 36, 0.22) +
        softly(shift(path, 0, 34), 44, -0.16) +
        line(path, look.palette.seam, 2.4, 0.5) +
        line(shift(path, 0, 5), look.palette.tone(0.7), 4, 0.3),
    )
    .join('')
}

// The channels swell a little past the outline, on the body's sides and the sleeves' outer edges.
function bulges(cut: Cut, rows: readonly number[], rings: readonly number[]): string {
  const sides = rows
    .filter((y) => y > cut.pit[1] && y < 960)
    .flatMap((y) => both(`M722 ${y}Q748 ${y + 44} 722 ${y + 86}L700 ${y + 44}Z`))
  const ends = rings.map((up) => (cuffLine(cut, up).match(/[-\d.]+/g) ?? []).slice(-2).map(Number))
  const sleeves = ends.flatMap(([x = 0, y = 0], index) => {
    const [nx = x, ny = y] = ends[index + 1] ?? []
    return both(
      `M${x - 9} ${y}Q${(x + nx) / 2 + 20} ${(y + ny) / 2 - 4} ${nx - 9} ${ny}L${nx - 40} ${ny}Z`,
    )
  })
  return [...sides, ...sleeves].join('')
}

// Each channel of down stands up from its seams as a flattened tube.
function tube(y: number): Fold {
  return {
    path: `M226 ${y - 74}C350 ${y - 58} 610 ${y - 58} 734 ${y - 74}L734 ${y - 12}C610 ${y + 6} 350 ${y + 6} 226 ${y - 12}Z`,
    height: 0.22,
  }
}

function sleeveTube(cut: Cut, up: number): Fold[] {
  const [low, high] = [cuffLine(cut, up + 14), cuffLine(cut, up + 78)]
  const [, start = '', bend = '', end = ''] =
    high.match(/^M([-\d.]+ [-\d.]+)Q([-\d.]+ [-\d.]+) ([-\d.]+ [-\d.]+)$/) ?? []
  return both(`${low}L${end}Q${bend} ${start}Z`).map((path): Fold => ({ path, height: 0.22 }))
}

// Down pulls the shell into little radiating creases on both sides of every quilting line.
function crinkles({ random }: Look, path: string): Fold[] {
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [
    path.match(/[-\d.]+/g) ?? [],
    path.match(/[-\d.]+/g)?.slice(-2) ?? [],
  ].map((ends) => ends.map(Number))
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / 42)
  return Array.from({ length: count }, (_, index): Fold => {
    const t = (index + random()) / count
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 10]
    const [reach, lean] = [20 + random() * 28, (random() - 0.5) * 34]
    return {
      path: sliver([x, y - reach], [x + lean * 0.3, y], [x + lean, y + reach], 5 + random() * 5),
      height: 0.07 + random() * 0.12,
    }
  })
}
