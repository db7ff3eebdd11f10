import { bent, mirrorFolds } from './folds'
import type { Fold, Look, Part, Shade } from './model'
import { mirrored, reflect, spanned, type Point } from './path'
import { line } from './seams'

/** How trousers are cut: the right half of the frame. */
export interface LegCut {
  waist: Point
  hip: Point
  crotch: number
  /** The leg's end, far from and near to the other leg. */
  outer: Point
  inner: Point
  /** Where knee or thigh narrows: outer and inner x at half length. */
  knee: readonly [number, number]
  /** How far the waist dips at the middle. */
  dip: number
}

export function legsPath(cut: LegCut): string {
  const { waist: w, hip: h, outer: o, inner: i, knee, crotch } = cut
  const bend = (h[1] + o[1]) / 2
  return mirrored(
    `M480 ${w[1] + cut.dip}C540 ${w[1] + cut.dip} 590 ${w[1] + 6} ${w[0] - 9} ${w[1] + 0.6}Q${w[0]} ${w[1]} ${w[0] + 1.6} ${w[1] + 9}C${w[0] + 14} ${w[1] + 70} ${h[0]} ${h[1] - 110} ${h[0]} ${h[1]}` +
      `C${h[0] + 2} ${h[1] + 120} ${knee[0]} ${bend - 100} ${knee[0]} ${bend}C${knee[0]} ${bend + 130} ${o[0] - 4} ${o[1] - 150} ${o[0]} ${o[1]}` +
      `Q${(o[0] + i[0]) / 2} ${o[1] + 14} ${i[0]} ${i[1]}C${i[0] - 2} ${i[1] - 150} ${knee[1]} ${bend + 130} ${knee[1]} ${bend}C${knee[1]} ${bend - (bend - crotch) * 0.5} ${480 + (knee[1] - 480) * 0.4} ${crotch + (bend - crotch) * 0.15} 480 ${crotch}`,
  )
}

/** The far side of the waistband, seen past the near one: a narrow crescent with round ends and a lit rim. */
export function waistInside({ waist: w, dip }: LegCut, look: Look): Part {
  const [l, r, y] = [963 - w[0], w[0] - 3, w[1]]
  const back = `${l} ${y + 8}Q${l} ${y - 3} ${l + 30} ${y - 5}C410 ${y - 12} 550 ${y - 12} ${r - 30} ${y - 5}Q${r} ${y - 3} ${r} ${y + 8}`
  return {
    path: `M${back}C590 ${y + 18} 540 ${y + dip + 12} 480 ${y + dip + 12}C420 ${y + dip + 12} 370 ${y + 18} ${l} ${y + 8}Z`,
    form: 'inside',
    tone: -0.3,
    print:
      line(`M${back}`, look.palette.tone(0.1), 7, 1) +
      line(`M${back}`, look.palette.shadow, 9, 0.25),
  }
}

/** The near side's upper edge: cloth folded over, thick enough to catch the light. */
export function waistRim(cut: LegCut, look: Look): string {
  return line(waistLine(cut, 2), look.palette.shine, 3, 0.55)
}

/** A line round the waist, `down` units below its edge. */
export function waistLine({ waist: w, dip }: LegCut, down: number): string {
  return spanned(
    `M480 ${w[1] + dip + down}C540 ${w[1] + dip + down} 590 ${w[1] + 6 + down} ${w[0] + 16} ${w[1] + down}`,
  )
}

/** A line round one leg's end, `up` units above it. */
export function legEnd({ outer: o, inner: i }: LegCut, up: number): string {
  return `M${i[0] - 12} ${i[1] - up}Q${(o[0] + i[0]) / 2} ${o[1] + 14 - up} ${o[0] + 12} ${o[1] - up}`
}

/** Each leg is a barrel: lit on its left, dark before its right edge, and the right leg stands further from the light. */
export function legShades(cut: LegCut, depth = 0.21): Shade[] {
  const { outer: o, inner: i, hip: h, knee, waist: w } = cut
  const bend = (h[1] + o[1]) / 2
  const wide = o[0] - i[0]
  // A line down the right leg, `share` of its width from the inside.
  const down = (share: number) => {
    const x = (inside: number, outside: number) => inside + (outside - inside) * share
    return `M${x(484, w[0])} ${w[1] + 90}C${x(484, h[0])} ${h[1] - 60} ${x(488, h[0])} ${h[1] + 60} ${x(knee[1], knee[0])} ${bend}L${x(i[0], o[0])} ${o[1]}`
  }
  return [
    { path: down(1), width: wide * 0.62, depth: depth * 1.3 },
    { path: down(0.02), width: wide * 0.3, depth: depth * 0.5 },
    { path: down(0.36), width: wide * 0.42, depth: depth * -0.3 },
    { path: reflect(down(0.04)), width: wide * 0.5, depth: depth * 1.05 },
    { path: reflect(down(1.02)), width: wide * 0.24, depth: depth * 0.4 },
    { path: reflect(down(0.66)), width: wide * 0.46, depth: depth * -0.42 },
  ]
}

/** Folds of hanging legs: dragged from the crotch, bent at the knee, breaking over the shoe. */
export function legFolds({ random }: Look, cut: LegCut, height = 1): Fold[] {
  const { outer: o, inner: i, hip: h, knee, crotch } = cut
  const bend = (h[1] + o[1]) / 2 + 30
  const middle = (knee[0] + knee[1]) / 2
  const fold = (from: Point, over: Point, to: Point, width: number, high: number, at?: 'edge') =>
    bent(random, from, over, to, width, high * height, at)
  const leg = (slack: number) =>
    [
      fold(
        [481, crotch - 12],
        [514, crotch - 46],
        [560 + slack * 20, crotch - 72],
        18,
        0.36 * slack,
      ),
      fold([481, crotch], [524, crotch - 20], [566 + slack * 22, crotch - 18], 18, 0.34),
      fold([483, crotch + 14], [508, crotch + 60], [middle - 30, crotch + 140], 26, 0.36 * slack),
      fold([h[0] - 8, h[1] + 30], [h[0] - 36, h[1] + 150], [middle + 20, bend - 70], 44, 0.3),
      fold(
        [knee[1] + 1, bend - 10],
        [middle - 18, bend - 22],
        [middle + 24, bend - 56],
        24,
        0.4 * slack,
      ),
      fold([knee[1] + 1, bend + 14], [middle - 16, bend + 30], [middle + 20, bend + 62], 24, 0.36),
      fold(
        [o[0] - 2, o[1] - 76],
        [middle + 20, o[1] - 52],
        [i[0] + 26, o[1] - 60],
        20,
        0.36 * slack,
      ),
      fold(
        [middle + 8, o[1] + 36],
        [middle + 4, o[1] - 120],
        [middle - 6, o[1] - 290],
        44,
        0.36,
        'edge',
      ),
    ].filter((_, index) => random() < 0.84 && (index !== 6 || o[0] - i[0] > 100))
  return [...leg(1.1), ...mirrorFolds(leg(0.7))]
}
