import { crumples, drapes, fan, mirrorFolds } from './folds'
import type { Fold, Look, Shade } from './model'
import { both, mirrored, spanned, type Point } from './path'

/** How an upper garment is cut: its corners in the frame's right half. */
export interface Cut {
  /** Half neckline, from the middle to the neck's side. */
  neck: string
  shoulder: Point
  pit: Point
  waist: Point
  hem: Point
  /** Height of the hem at the middle. */
  drop: number
  /** The sleeve's end, far from and near to the body. */
  outer: Point
  inner: Point
}

export function bodyPath(cut: Cut): string {
  const { pit, waist, hem, drop } = cut
  const side =
    `C${pit[0] - 4} ${pit[1] + 60} ${waist[0]} ${waist[1] - 120} ${waist[0]} ${waist[1]}` +
    `C${waist[0]} ${waist[1] + (hem[1] - waist[1]) * 0.4} ${hem[0] - 4} ${hem[1] - 140} ${hem[0]} ${hem[1]}`
  return mirrored(
    `${cut.neck}L${pair(cut.shoulder)}${armCurve(cut)}${side}C${hem[0] - 64} ${(hem[1] + drop * 2) / 3} 560 ${drop} 480 ${drop}`,
  )
}

export function sleevePath({ shoulder: s, pit, outer: o, inner: i }: Cut): string {
  const dx = o[0] - s[0]
  const dy = o[1] - s[1]
  const long = dy > 420
  const over = long
    ? `C${s[0] + 62} ${s[1] + 26} ${s[0] + dx * 0.62} ${s[1] + dy * 0.42} ${o[0]} ${o[1]}`
    : `C${s[0] + dx * 0.45} ${s[1] + dy * 0.08} ${s[0] + dx * 0.8} ${s[1] + dy * 0.5} ${o[0]} ${o[1]}`
  const under = `C${i[0] - 12} ${i[1] - (i[1] - pit[1]) * 0.4} ${pit[0] + 14} ${pit[1] + (i[1] - pit[1]) * 0.3} ${pit[0]} ${pit[1]}`
  const rise = `C${pit[0] - 8} ${pit[1] - (pit[1] - s[1]) * 0.36} ${s[0] - 20} ${s[1] + (pit[1] - s[1]) * 0.28} ${s[0]} ${s[1]}`
  return `M${pair(s)}${over}Q${(o[0] + i[0]) / 2 + 4} ${(o[1] + i[1]) / 2 + 16} ${pair(i)}${under}${rise}Z`
}

export function armholePath(cut: Cut): string {
  return `M${pair(cut.shoulder)}${armCurve(cut)}`
}

/** A line round the sleeve, `up` units above its end. */
export function cuffLine(cut: Cut, up: number): string {
  const { shoulder: s, pit, outer: o, inner: i } = cut
  const ax = (s[0] + pit[0]) / 2 - (o[0] + i[0]) / 2
  const ay = (s[1] + pit[1]) / 2 - (o[1] + i[1]) / 2
  const k = up / Math.hypot(ax, ay)
  const [dx, dy] = [ax * k, ay * k]
  const ox = (o[0] - i[0]) * 0.08
  return `M${i[0] + dx - ox} ${i[1] + dy}Q${(o[0] + i[0]) / 2 + dx + 4} ${(o[1] + i[1]) / 2 + dy + 16} ${o[0] + dx + ox} ${o[1] + dy}`
}

/** A line round the hem, `up` units above it. */
export function hemLine({ hem, drop }: Cut, up: number): string {
  return spanned(
    `M480 ${drop - up}C560 ${drop - up} ${hem[0] - 64} ${(hem[1] + drop * 2) / 3 - up} ${hem[0] + 8} ${hem[1] - up}`,
  )
}

/** The folds that a worn upper garment throws: armpits, elbows, sides and the fall below the chest. */
export function bodyFolds({ random }: Look, cut: Cut, height = 1): Fold[] {
  const { pit, shoulder: s, outer: o, inner: i, hem, drop } = cut
  const long = o[1] - s[1] > 420
  const [px, py] = pit
  const upper = fan(
    random,
    [px + 6, py],
    [
      [s[0] + 70, py - 110],
      [s[0] + (long ? 70 : 112), py - 30],
      [s[0] + 20, s[1] + 50],
    ],
    16,
    0.42 * height,
  )
  const elbow: Fold[] = long
    ? crumples(random, mid(pit, i, 0.42), mid(s, o, 0.52), 4, 46, 13, 0.5 * height)
    : crumples(random, mid(pit, i, 0.5), mid(s, o, 0.8), 2, 30, 12, 0.3 * height)
  const wrist: Fold[] = long
    ? crumples(random, mid(pit, i, 0.86), mid(s, o, 0.88), 2, 34, 12, 0.42 * height)
    : []
  const side = fan(
    random,
    [px - 8, py + 8],
    [
      [px - 76, s[1] + 44],
      [px - 150, py - 70],
      [px - 136, py + 90],
      [px - 74, py + 230],
    ],
    17,
    0.42 * height,
  )
  return [
    ...upper,
    ...elbow,
    ...wrist,
    ...side,
    ...mirrorFolds([
      ...fan(
        random,
        [px + 6, py],
        [
          [s[0] + 74, py - 100],
          [s[0] + (long ? 76 : 116), py - 40],
        ],
        16,
        0.42 * height,
      ),
      ...(long
        ? crumples(random, mid(pit, i, 0.4), mid(s, o, 0.5), 4, 44, 13, 0.5 * height)
        : elbow),
      ...(long
        ? crumples(random, mid(pit, i, 0.86), mid(s, o, 0.9), 2, 34, 12, 0.42 * height)
        : []),
      ...fan(
        random,
        [px - 8, py + 8],
        [
          [px - 84, s[1] + 54],
          [px - 150, py - 60],
          [px - 120, py + 110],
          [px - 80, py + 200],
        ],
        17,
        0.42 * height,
      ),
    ]),
    ...drapes(random, 960 - hem[0] + 30, hem[0] - 30, py + 60, drop - 30, 6, 22, 0.5 * height),
    ...drapes(random, 340, 630, s[1] + 60, py + 180, 3, 16, 0.26 * height),
  ]
}

/** The shadow that lies along both armholes. */
export function armShades(cut: Cut, depth = 0.2): Shade[] {
  return both(armholePath(cut)).map((path) => ({ path, width: 26, depth }))
}

function armCurve({ shoulder: s, pit }: Cut): string {
  return `C${s[0] - 20} ${s[1] + (pit[1] - s[1]) * 0.28} ${pit[0] - 8} ${pit[1] - (pit[1] - s[1]) * 0.36} ${pair(pit)}`
}

function mid(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

function pair([x, y]: Point): string {
  return `${x} ${y}`
}
