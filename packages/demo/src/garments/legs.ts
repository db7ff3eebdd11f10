import { bent, crumples, mirrorFolds } from './folds'
import type { Fold, Look, Shade } from './model'
import { mirrored, reflect, spanned, type Point } from './path'

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
    `M480 ${w[1] + cut.dip}C540 ${w[1] + cut.dip} 590 ${w[1] + 6} ${w[0]} ${w[1]}C${w[0] + 14} ${w[1] + 70} ${h[0]} ${h[1] - 110} ${h[0]} ${h[1]}` +
      `C${h[0] + 2} ${h[1] + 120} ${knee[0]} ${bend - 100} ${knee[0]} ${bend}C${knee[0]} ${bend + 130} ${o[0] - 4} ${o[1] - 150} ${o[0]} ${o[1]}` +
      `Q${(o[0] + i[0]) / 2} ${o[1] + 14} ${i[0]} ${i[1]}C${i[0] - 2} ${i[1] - 150} ${knee[1]} ${bend + 130} ${knee[1]} ${bend}C${knee[1]} ${bend - (bend - crotch) * 0.5} ${480 + (knee[1] - 480) * 0.4} ${crotch + (bend - crotch) * 0.15} 480 ${crotch}`,
  )
}

/** The oval of lining seen past the waistband. */
export function waistInside({ waist: w, dip }: LegCut): string {
  return `M${960 - w[0]} ${w[1]}C400 ${w[1] - 22} 560 ${w[1] - 22} ${w[0]} ${w[1]}C590 ${w[1] + 10} 540 ${w[1] + dip + 12} 480 ${w[1] + dip + 12}C420 ${w[1] + dip + 12} 370 ${w[1] + 10} ${960 - w[0]} ${w[1]}Z`
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

/** Folds of hanging legs: pulling from the crotch, bent at the knee, and resting on the shoe. */
export function legFolds({ random }: Look, cut: LegCut, height = 1): Fold[] {
  const { outer: o, inner: i, hip: h, knee, crotch } = cut
  const bend = (h[1] + o[1]) / 2 + 30
  const middle = (knee[0] + knee[1]) / 2
  const fold = (from: Point, over: Point, to: Point, width: number, high: number) =>
    bent(random, from, over, to, width, high * height)
  const leg = (slack: number) => [
    fold([480, crotch - 6], [512, crotch - 40], [546 + slack * 20, crotch - 60], 15, 0.3 * slack),
    fold([480, crotch + 2], [522, crotch - 14], [550 + slack * 22, crotch - 10], 14, 0.26),
    fold([482, crotch + 14], [506, crotch + 60], [middle - 40, crotch + 130], 24, 0.3 * slack),
    fold([h[0] - 60, h[1] + 60], [middle + 20, bend - 60], [middle + 26, o[1] - 90], 42, 0.26),
    ...crumples(random, [knee[1] - 4, bend], [middle + 10, bend - 10], 2, 64, 24, 0.3 * slack),
    ...crumples(random, [o[0] + 4, o[1] - 66], [i[0] + 20, o[1] - 52], 2, 38, 18, 0.32),
  ]
  return [...leg(1.1), ...mirrorFolds(leg(0.7))]
}
