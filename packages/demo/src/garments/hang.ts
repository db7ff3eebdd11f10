import type { Cut } from './cut'
import type { Fold } from './model'
import { field } from './noise'
import { at, between, moved, parse, write, type Point, type Step } from './path'
import { ripples } from './ripples'

/** Where a point of a garment's pattern lies when the garment hangs. */
export type Hang = (x: number, y: number) => Point

/**
 * No two pieces of cloth hang alike: everything is moved a little, smoothly over the plane, so that what belongs together
 * moves together. Each arm hangs at its own angle, and cloth swings out where a fold runs off its edge.
 */
export function hangOf(seed: number, folds: readonly Fold[], cut: Cut | undefined): Hang {
  const key = JSON.stringify([seed, folds, cut])
  const known = kept.get(key) ?? newHang(seed, folds, cut)
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return known
}

/** The last garments, which hang alike in every colour: their paths are moved once for all of them. */
const kept = new Map<string, Hang>()
const MOST_KEPT = 8

function newHang(seed: number, folds: readonly Fold[], cut: Cut | undefined): Hang {
  const dx = field(seed, 300)
  const dy = field(seed + 17, 340)
  const fine = field(seed + 5, 70)
  const swing = cut === undefined ? still : arms(seed, cut)
  const ripple = ripples(folds)
  return (x, y) => {
    const [sx, sy] = swing(x, y)
    const [rx, ry] = ripple(x, y)
    const wave = fine(x, y)
    return [x + sx + rx + dx(x, y) * 11 + wave, y + sy + ry + dy(x, y) * 11 + wave]
  }
}

/** Every drawn coordinate of an SVG fragment, as it hangs. */
export function hung(svg: string, hang: Hang): string {
  // A soft stroke draws one path many times, and a product's other colours draw it again.
  const done = moves.get(hang) ?? new Map<string, string>()
  moves.set(hang, done)
  const once = (d: string) => {
    const path = done.get(d) ?? hungPath(d, hang)
    done.set(d, path)
    return path
  }
  return svg
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${once(d)}"`)
    .replace(alongGradient, (_, from: string, x1: string, y1: string, x2: string, y2: string) => {
      const [[ax, ay], [bx, by]] = [hang(Number(x1), Number(y1)), hang(Number(x2), Number(y2))]
      return `${from} x1="${ax.toFixed(1)}" y1="${ay.toFixed(1)}" x2="${bx.toFixed(1)}" y2="${by.toFixed(1)}"`
    })
    .replace(/translate\(([-\d.]+) ([-\d.]+)\)/g, (_, x: string, y: string) => {
      return `translate(${at(...hang(Number(x), Number(y)))})`
    })
}

/** What paths became, by how their garment hangs. */
const moves = new WeakMap<Hang, Map<string, string>>()

const alongGradient =
  /(gradientUnits="userSpaceOnUse") x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)"/g

/** The same for one path. */
export function hungPath(path: string, hang: Hang): string {
  return write(pliant(parse(path), hang).map((step) => moved(step, hang)))
}

// A long line or curve follows the cloth only if it has points in between.
function pliant(steps: readonly Step[], hang: Hang): Step[] {
  return steps.flatMap((step, index) => {
    const from = steps[index - 1]?.points.at(-1)
    return from === undefined || step.letter === 'M' ? [step] : halved(from, step, hang, 5)
  })
}

function halved(from: Point, step: Step, hang: Hang, times: number): Step[] {
  const all = [from, ...step.points]
  const to = all.at(-1)
  if (times === 0 || to === undefined || follows(all, hang)) return [step]
  const [first, second] = split(all)
  const middle = first.at(-1) ?? from
  return [
    ...halved(from, { ...step, points: first.slice(1) }, hang, times - 1),
    ...halved(middle, { ...step, points: second.slice(1) }, hang, times - 1),
  ]
}

// Whether the curve through the moved points runs through the moved points of the curve, near enough.
function follows(points: readonly Point[], hang: Hang): boolean {
  const [first, second] = split(points)
  const middle = first.at(-1) ?? second[0]
  const [a, b] = [points[0], points.at(-1)]
  if (middle === undefined || a === undefined || b === undefined) return true
  const far = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])
  if (far < 24) return true
  if (far > 120) return false
  const bent = split(points.map((point) => hang(...point)))[0].at(-1) ?? middle
  const right = hang(...middle)
  return Math.hypot(bent[0] - right[0], bent[1] - right[1]) < 0.5
}

// De Casteljau's halves of a line or curve.
function split(points: readonly Point[]): [Point[], Point[]] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return [[], []]
  if (points.length === 1) return [[first], [first]]
  const inner = points.slice(1).map((point, index) => between(points[index] ?? point, point, 0.5))
  const [left, right] = split(inner)
  return [
    [first, ...left],
    [...right, last],
  ]
}

const still: Hang = () => [0, 0]

// How far a point on a sleeve moves as the arm turns about the shoulder and is drawn out or in.
function arms(seed: number, { shoulder: s, pit, waist, hem, outer, inner }: Cut): Hang {
  const pick = (salt: number) => field(seed + salt, 1)(3.5, 7.5)
  const spread = (1.6 + 0.4 * pick(31)) * (pick(47) < 0 ? -1 : 1) * (Math.PI / 180)
  const longer = 0.006 + 0.004 * pick(59)
  const corners = [s, pit, waist, hem]
  const end = Math.max(outer[1], inner[1]) + 150
  return (x, y) => {
    const side = x < 480 ? -1 : 1
    const out = Math.abs(x - 480)
    // Below the sleeves' ends, a wide hem stands out from the body too: it doesn't turn with the arms.
    const share = Math.min(1, (out - edgeAt(corners, y)) / 40, (end - y) / 40)
    if (share <= 0) return [0, 0]
    const [ax, ay] = [out - (s[0] - 480), Math.max(0, y - s[1])]
    const turn = spread * side
    return [
      (ay * turn + ax * longer * side) * share * side,
      (ay * longer * side - ax * turn) * share,
    ]
  }
}

// Half the width of a body at a height, its corners joined by straight lines.
function edgeAt(corners: readonly Point[], y: number): number {
  const below = corners.findIndex((corner) => corner[1] > y)
  const [a, b] = [corners[below - 1], corners[below]]
  if (a === undefined || b === undefined)
    return (corners.at(below === 0 ? 0 : -1)?.[0] ?? 480) - 480
  return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) - 480
}
