import { bent, crumples, mirrorFolds } from './folds'
import type { Fold, Look, Shade } from './model'
import { both, mirrored, spanned, type Point } from './path'
import { drawn, innerArm, outerArm } from './sleeve'

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
  /** How tall the ribbed band at the hem is; folds stop above it. */
  rib?: number
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
    `${cut.neck}${shoulderLine(cut)}${armCurve(cut)}${side}C${hem[0] - 64} ${(hem[1] + drop * 2) / 3} 560 ${drop} 480 ${drop}`,
  )
}

// From the neck's side the shoulder bends over into the slope at which the sleeve goes on.
function shoulderLine({ neck, shoulder: s }: Cut): string {
  const from = Number(/([\d.]+) [\d.]+$/.exec(neck)?.[1] ?? s[0])
  const half = (s[0] - from) / 2
  return `Q${s[0] - half} ${s[1] - half * 0.4} ${pair(s)}`
}

export function sleevePath(cut: Cut): string {
  const { shoulder: s, pit, outer: o, inner: i } = cut
  const cap = `C${pit[0] - 24} ${pit[1] - (pit[1] - s[1]) * 0.34} ${s[0] - 28} ${s[1] + (pit[1] - s[1]) * 0.3} ${s[0]} ${s[1]}`
  return `M${pair(s)}${drawn(outerArm(cut))}Q${(o[0] + i[0]) / 2 + 4} ${(o[1] + i[1]) / 2 + 16} ${pair(i)}${drawn(innerArm(cut))}${cap}Z`
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

/**
 * The folds of a hanging upper garment. One side, chosen by the product, hangs fuller: cloth pulls from the armpits
 * and falls from the chest in a few long drapes.
 */
export function bodyFolds({ random }: Look, cut: Cut, height = 1): Fold[] {
  const { pit, hem, drop, rib } = cut
  const end = rib === undefined ? drop + 60 : drop - rib
  const full = random() < 0.5 ? 1 : -1
  const at = (out: number, y: number): Point => [480 + full * out, y]
  const half = pit[0] - 480
  const foot = (hem[0] - 480) / 234
  const fold = (from: Point, over: Point, to: Point, width: number, high: number) =>
    bent(random, from, over, to, width, high * height)
  // From each armpit two folds fall, close together at first and then apart.
  const pulls = [1, -1].flatMap((side) => {
    const reach = 70 + random() * 70
    // The fuller side hangs loose, the other is drawn a little.
    const strain = side === 1 ? 0.55 : 1
    const out = (x: number, y: number) => at(side * x, y)
    return [
      fold(
        out(half + 6, pit[1] - 6),
        out(half - 34, pit[1] + 70),
        out(half - 60, pit[1] + 120 + reach),
        34,
        0.46 * strain,
      ),
      fold(
        out(half + 6, pit[1] - 12),
        out(half - 46, pit[1] + 40),
        out(half - 92, pit[1] + 80 + reach),
        24,
        0.24 * strain,
      ),
    ]
  })
  // Drapes open at the hem and fade out upwards.
  const torso = [
    fold(at(206 * foot, end), at(176, 860), at(150, pit[1] + 300), 60, 0.46),
    fold(at(-146 * foot, end), at(-112, 850), at(-106, pit[1] + 250), 60, 0.44),
  ]
  // Of these, each product shows some.
  const perhaps = [
    fold(at(96 * foot, end - 10), at(70, 850), at(60, pit[1] + 200), 50, 0.38),
    fold(at(-212 * foot, end - 10), at(-188, 850), at(-194, 680), 44, 0.34),
    fold(at(-60 * foot, end - 10), at(-44, 880), at(-54, 730), 50, 0.3),
  ].filter(() => random() < 0.6)
  return [
    ...pulls,
    ...torso,
    ...perhaps,
    ...armFolds(random, cut, height),
    ...mirrorFolds(armFolds(random, cut, height)),
  ]
}

function armFolds(random: () => number, cut: Cut, height: number): Fold[] {
  const { pit, shoulder: s, outer: o, inner: i } = cut
  const fold = (from: Point, over: Point, to: Point, width: number, high: number) =>
    bent(random, from, over, to, width, high * height)
  if (o[1] - s[1] <= 420)
    return [
      fold([pit[0] + 8, pit[1] + 6], mid(pit, o, 0.4), mid(s, o, 0.62), 26, 0.4),
      fold(mid(s, pit, 0.3), mid(mid(s, pit, 0.4), mid(o, i, 0.5), 0.5), mid(o, i, 0.4), 40, 0.28),
    ]
  return [
    fold([pit[0] + 6, pit[1] - 4], mid(pit, o, 0.16), mid(s, o, 0.3), 26, 0.34),
    fold(mid(s, pit, 0.28), mid(mid(s, pit, 0.5), mid(o, i, 0.5), 0.3), mid(i, o, 0.7), 34, 0.3),
    ...crumples(random, mid(pit, i, 0.44), mid(s, o, 0.56), 2, 74, 22, 0.4 * height),
    ...crumples(random, mid(pit, i, 0.86), mid(s, o, 0.89), 2, 40, 18, 0.4 * height),
  ]
}

/** The shadow that lies along both armholes. */
export function armShades(cut: Cut, depth = 0.13): Shade[] {
  return both(armholePath(cut)).map((path) => ({ path, width: 18, depth }))
}

// The armhole curves in towards the chest.
function armCurve({ shoulder: s, pit }: Cut): string {
  return `C${s[0] - 28} ${s[1] + (pit[1] - s[1]) * 0.3} ${pit[0] - 24} ${pit[1] - (pit[1] - s[1]) * 0.34} ${pair(pit)}`
}

function mid(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

function pair([x, y]: Point): string {
  return `${x} ${y}`
}
