import { field } from './noise'

// Paths here use absolute M, L, C, Q and Z only, so that a plain walk over number pairs is enough.

/** Closes a right half, drawn from the top centre to the bottom centre, with its mirror image. */
export function mirrored(half: string): string {
  const steps = parse(half)
  const first = steps[0]?.points.at(-1)
  if (first === undefined) return half
  return `${half}${backwards(steps.map(flip))}Z`
}

/** The same half and its mirror image as one open line, from left to right. */
export function spanned(half: string): string {
  const steps = parse(half)
  const end = steps.at(-1)?.points.at(-1)
  if (end === undefined) return half
  return `M${at(960 - end[0], end[1])}${backwards(steps.map(flip))}${write(steps.slice(1))}`
}

/** The mirror image about the frame's middle line. */
export function reflect(path: string): string {
  return write(parse(path).map(flip))
}

/** A path and its mirror image. */
export function both(path: string): readonly [string, string] {
  return [path, reflect(path)]
}

export function shift(path: string, dx: number, dy: number): string {
  return write(parse(path).map((step) => moved(step, (x, y) => [x + dx, y + dy])))
}

/** A tapered sliver from a to b, bent over c: the outline of a fold. */
export function sliver(a: Point, c: Point, b: Point, width: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const nx = (-(b[1] - a[1]) / length) * width
  const ny = ((b[0] - a[0]) / length) * width
  const there = `${at(c[0] + nx, c[1] + ny)} ${at(b[0], b[1])}`
  return `M${at(a[0], a[1])}Q${there}Q${at(c[0] - nx, c[1] - ny)} ${at(a[0], a[1])}Z`
}

/** The point at share `t` of a cubic curve. */
export function curveAt([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)]
  return between(between(ab, bc, t), between(bc, cd, t), t)
}

/** The long axis of an outline: its middle, its direction downwards, and half its width across. */
export function axisOf(path: string): {
  x: number
  y: number
  dx: number
  dy: number
  half: number
} {
  const points = parse(path).flatMap((step) => step.points)
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((p) => p[0]), mean((p) => p[1])]
  const [xx, yy, xy] = [
    mean((p) => (p[0] - x) ** 2),
    mean((p) => (p[1] - y) ** 2),
    mean((p) => (p[0] - x) * (p[1] - y)),
  ]
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const half = Math.max(...points.map((p) => Math.abs((p[0] - x) * dy - (p[1] - y) * dx)))
  return dy < 0 ? { x, y, dx: -dx, dy: -dy, half } : { x, y, dx, dy, half }
}

/**
 * One layer of a fold from a over c to b, for `share` 0 its foot and 1 its crest. The fold stands highest near `a`,
 * where the cloth is strained, and runs out towards `b`. The layers close up on the side away from the light, so
 * that it is gentle towards the light and steep behind.
 */
export function crest(a: Point, c: Point, b: Point, width: number, share: number): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  // Square to the fold, away from the lamp at the upper left.
  const side = dy * 0.74 - dx * 0.67 < 0 ? -1 : 1
  const [nx, ny] = [dy * side, -dx * side]
  const lit = width * (1.1 - share)
  const dark = width * (0.75 - 0.55 * share)
  const [start, end] = [between(a, c, share * 0.2), between(b, c, share * 0.8)]
  const there = `${at(c[0] - nx * lit, c[1] - ny * lit)} ${at(...end)}`
  return `M${at(...start)}Q${there}Q${at(c[0] + nx * dark, c[1] + ny * dark)} ${at(...start)}Z`
}

/**
 * Moves every drawn coordinate of an SVG fragment a little, smoothly over the plane: no two pieces
 * of cloth hang alike, and what belongs together moves together.
 */
export function hangLoosely(svg: string, seed: number): string {
  const nudge = slack(seed)
  return svg
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${hung(d, seed)}"`)
    .replace(/translate\(([-\d.]+) ([-\d.]+)\)/g, (_, x: string, y: string) => {
      return `translate(${at(...nudge(Number(x), Number(y)))})`
    })
}

/** The same for one path. */
export function hung(path: string, seed: number): string {
  const nudge = slack(seed)
  return write(inShortLines(parse(path)).map((step) => moved(step, nudge)))
}

function slack(seed: number): (x: number, y: number) => Point {
  const dx = field(seed, 300)
  const dy = field(seed + 17, 340)
  const fine = field(seed + 5, 70)
  return (x, y) => {
    const wave = fine(x, y) * 1.5
    return [x + dx(x, y) * 11 + wave, y + dy(x, y) * 11 + wave]
  }
}

/**
 * The same outline, wound clockwise. Clip paths join their pieces into one path, where pieces wound
 * against each other would cut holes.
 */
export function clockwise(outline: string): string {
  return (outline.match(/M[^M]*/g) ?? []).map(woundClockwise).join('')
}

function woundClockwise(outline: string): string {
  const steps = parse(outline).filter((step) => step.letter !== 'Z')
  const corners = steps.flatMap((step) => step.points)
  const area = corners.reduce((sum, [x, y], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  const end = corners.at(-1)
  return area >= 0 || end === undefined ? outline : `M${at(end[0], end[1])}${backwards(steps)}Z`
}

export type Point = readonly [number, number]

// A long straight line bends with the cloth only if it has points in between.
function inShortLines(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, index) => {
    const [from, to] = [steps[index - 1]?.points.at(-1), step.points[0]]
    if (step.letter !== 'L' || from === undefined || to === undefined) return [step]
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 130)
    return Array.from({ length: count }, (_, part) => ({
      letter: 'L',
      points: [between(from, to, (part + 1) / count)],
    }))
  })
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

interface Step {
  letter: string
  points: readonly Point[]
}

function parse(path: string): Step[] {
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, letter = 'Z', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const points: Point[] = []
    for (let i = 0; i + 1 < numbers.length; i += 2)
      points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
    return { letter, points }
  })
}

function write(steps: readonly Step[]): string {
  return steps
    .map(({ letter, points }) => letter + points.map((p) => at(p[0], p[1])).join(' '))
    .join('')
}

function moved(step: Step, by: (x: number, y: number) => Point): Step {
  return { letter: step.letter, points: step.points.map(([x, y]) => by(x, y)) }
}

function flip(step: Step): Step {
  return moved(step, (x, y) => [960 - x, y])
}

// Continues from the end of the half (on the middle line) back to its start.
function backwards(steps: readonly Step[]): string {
  let path = ''
  for (let i = steps.length - 1; i > 0; i -= 1) {
    const step = steps[i]
    const before = steps[i - 1]?.points.at(-1)
    if (step === undefined || before === undefined) continue
    const bends = step.points.slice(0, -1).reverse()
    path += step.letter + [...bends, before].map((p) => at(p[0], p[1])).join(' ')
  }
  return path
}

function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
