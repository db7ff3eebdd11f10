import { crumples, drapes, fan, mirrorFolds } from './folds'
import type { Fold, Look, Shade } from './model'
import { both, mirrored, reflect, spanned, type Point } from './path'

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
      `Q${(o[0] + i[0]) / 2} ${o[1] + 14} ${i[0]} ${i[1]}C${i[0] - 2} ${i[1] - 150} ${knee[1]} ${bend + 130} ${knee[1]} ${bend}C${knee[1]} ${bend - (bend - crotch) * 0.5} 494 ${crotch + (bend - crotch) * 0.15} 480 ${crotch}`,
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

/** Each leg is a barrel: dark along both seams, lit down the front. */
export function legShades(cut: LegCut, depth = 0.3): Shade[] {
  const { outer: o, inner: i, hip: h, knee, crotch, waist: w } = cut
  const bend = (h[1] + o[1]) / 2
  const outside = `M${w[0] + 10} ${w[1] + 40}C${h[0] + 6} ${h[1] - 60} ${h[0] + 8} ${h[1]} ${knee[0] + 8} ${bend}L${o[0] + 8} ${o[1]}`
  const inside = `M488 ${crotch + 46}C492 ${crotch + 80} ${knee[1] - 4} ${bend - 70} ${knee[1] - 4} ${bend}L${i[0] - 4} ${i[1]}`
  const middle = (a: number, b: number) => a * 0.42 + b * 0.58
  const front = `M${w[0] - 76} ${w[1] + 110}C${middle(480, h[0])} ${h[1]} ${middle(knee[1], knee[0])} ${bend - 80} ${middle(knee[1], knee[0])} ${bend}L${middle(i[0], o[0])} ${o[1]}`
  const wide = (o[0] - i[0]) * 0.5 + 16
  return [
    { path: outside, width: wide, depth: depth * 1.15 },
    { path: reflect(outside), width: wide * 0.8, depth: depth * 0.75 },
    ...both(inside).map((path) => ({ path, width: wide * 0.9, depth })),
    ...both(front).map((path) => ({ path, width: wide * 0.75, depth: -depth * 0.42 })),
  ]
}

/** Folds of worn legs: pulling from the crotch, behind the knee, and resting on the shoe. */
export function legFolds({ random }: Look, cut: LegCut, height = 1): Fold[] {
  const { outer: o, inner: i, hip: h, knee, crotch } = cut
  const bend = (h[1] + o[1]) / 2 + 30
  const leg = () => [
    ...fan(
      random,
      [486, crotch - 14],
      [
        [h[0] - 60, h[1] - 70],
        [h[0] - 24, h[1] + 40],
        [h[0] - 46, crotch + 110],
        [knee[1] + 40, crotch + 180],
      ],
      14,
      0.45 * height,
    ),
    ...crumples(random, [knee[1] + 6, bend], [knee[0] - 14, bend - 26], 3, 52, 12, 0.36 * height),
    ...crumples(random, [i[0] + 8, o[1] - 84], [o[0] - 12, o[1] - 64], 3, 32, 11, 0.42 * height),
    ...drapes(random, knee[1] + 30, knee[0] - 30, crotch + 80, o[1] - 60, 2, 14, 0.3 * height),
  ]
  return [...leg(), ...mirrorFolds(leg())]
}
