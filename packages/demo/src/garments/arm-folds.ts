import type { Cut } from './cut'
import { bent } from './folds'
import type { Fold } from './model'
import { between, type Point } from './path'

type Random = () => number

/** The folds of a right sleeve: drawn from the armpit, broken at the elbow, pushed up over the cuff. */
export function armFolds(random: Random, cut: Cut, height: number): Fold[] {
  const { pit, shoulder: s, outer: o, inner: i } = cut
  // A point on the sleeve, by its share of the way down and of the way in.
  const on = (down: number, inward: number): Point =>
    between(between(s, o, down), between(pit, i, down), inward)
  const fold = (
    points: readonly [Point, Point, Point],
    width: number,
    high: number,
    from?: 'edge' | 'seam',
  ) => bent(random, ...points, width, high * height, from)
  if (o[1] - s[1] <= 420)
    return [
      fold([on(0.04, 1), on(0.24, 0.72), on(0.56, 0.4)], 24, 0.4),
      fold([on(0.02, 0.98), on(0.1, 0.7), on(0.2, 0.34)], 18, 0.26),
      fold([on(1.14, 0.5), on(0.76, 0.56), on(0.4, 0.5)], 36, 0.32, 'edge'),
    ]
  const seam = 1 - ((cut.rib ?? 0) + 14) / Math.hypot(o[0] - s[0], o[1] - s[1])
  return [
    fold([on(0.01, 1), on(0.08, 0.66), on(0.2, 0.26)], 22, 0.34),
    fold([on(0.03, 1), on(0.16, 0.76), on(0.36, 0.52)], 24, 0.34),
    fold([on(0.46, 1), on(0.43, 0.64), on(0.38, 0.22)], 26, 0.5),
    fold([on(0.52, 1), on(0.52, 0.6), on(0.5, 0.34)], 20, 0.4),
    fold([on(0.55, 1), on(0.59, 0.62), on(0.66, 0.24)], 26, 0.5),
    ...(cut.rib === undefined
      ? [
          fold([on(1.05, 0.42), on(0.92, 0.46), on(0.78, 0.5)], 16, 0.26, 'edge'),
          fold([on(0.83, 1), on(0.82, 0.7), on(0.78, 0.36)], 20, 0.4),
          fold([on(0.87, 0.02), on(0.88, 0.3), on(0.86, 0.62)], 18, 0.36),
        ]
      : [
          fold([on(seam, 0.24), on(seam - 0.08, 0.3), on(seam - 0.22, 0.46)], 12, 0.34, 'seam'),
          fold([on(seam, 0.72), on(seam - 0.05, 0.7), on(seam - 0.13, 0.56)], 11, 0.34, 'seam'),
        ]),
  ].filter(() => random() < 0.86)
}
