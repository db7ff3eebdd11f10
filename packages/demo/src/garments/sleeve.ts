import type { Cut } from './cut'
import { toward, type Point } from './path'

export type Cubic = readonly [Point, Point, Point, Point]

/**
 * The outer edge of a sleeve from the shoulder to its end. The shoulder's slope bends over into the arm's within an eighth
 * of the length, and a long sleeve bends a little at the elbow; no joint has a corner.
 */
export function outerArm({ shoulder: s, outer: o }: Cut): readonly Cubic[] {
  const reach = Math.hypot(o[0] - s[0], o[1] - s[1])
  const hang = degrees(s, o)
  const down = Math.min(74, hang - 5)
  const cap = toward(s, (22 + down) / 2, Math.max(46, reach * 0.13))
  const over: Cubic = [
    s,
    toward(s, 22, distance(s, cap) * 0.36),
    toward(cap, down + 180, distance(s, cap) * 0.36),
    cap,
  ]
  const rest = degrees(cap, o)
  if (o[1] - s[1] <= 420) return [over, bow(cap, down, o, rest + 2)]
  const middle = toward(cap, rest, distance(cap, o) * 0.48)
  const elbow = toward(middle, rest - 90, reach * 0.022)
  const bend = (degrees(cap, elbow) + degrees(elbow, o)) / 2
  return [over, bow(cap, down, elbow, bend), bow(elbow, bend, o, rest + 5)]
}

/** The inner edge, from the sleeve's end up to the armpit. */
export function innerArm({ pit, outer: o, inner: i, shoulder: s }: Cut): readonly Cubic[] {
  const up = degrees(i, pit)
  if (o[1] - s[1] <= 420) return [bow(i, up + 3, pit, up - 4)]
  const middle = toward(i, up, distance(i, pit) * 0.52)
  const crook = toward(middle, up + 90, distance(i, pit) * 0.034)
  return [bow(i, up + 3, crook, up + 6), bow(crook, up - 9, pit, up - 4)]
}

export function drawn(curves: readonly Cubic[]): string {
  return curves.map(([, a, b, c]) => `C${pair(a)} ${pair(b)} ${pair(c)}`).join('')
}

// A curve that leaves one point and arrives at another in given directions.
function bow(from: Point, leaving: number, to: Point, arriving: number): Cubic {
  const handle = distance(from, to) * 0.34
  return [from, toward(from, leaving, handle), toward(to, arriving + 180, handle), to]
}

function degrees(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
