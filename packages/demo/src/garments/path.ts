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

/** The point at share `t` of the length of a line through points. */
export function along(points: readonly Point[], t: number): Point {
  const lengths = points.map((p, index) => {
    const before = points[index - 1] ?? p
    return Math.hypot(p[0] - before[0], p[1] - before[1])
  })
  let left = t * lengths.reduce((sum, length) => sum + length, 0)
  for (const [index, p] of points.entries()) {
    const length = lengths[index] ?? 0
    if (index > 0 && left <= length)
      return between(points[index - 1] ?? p, p, length === 0 ? 1 : left / length)
    left -= length
  }
  return points.at(-1) ?? [0, 0]
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

/** The point at a distance, in a direction given in degrees clockwise from the right. */
export function toward([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

/** The point at a share of the way from one to another. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

export interface Step {
  letter: string
  points: readonly Point[]
}

export function parse(path: string): Step[] {
  return [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, letter = 'Z', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const points: Point[] = []
    for (let i = 0; i + 1 < numbers.length; i += 2)
      points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
    return { letter, points }
  })
}

export function write(steps: readonly Step[]): string {
  return steps
    .map(({ letter, points }) => letter + points.map((p) => at(p[0], p[1])).join(' '))
    .join('')
}

export function moved(step: Step, by: (x: number, y: number) => Point): Step {
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

/** A point as a path writes it. */
export function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
