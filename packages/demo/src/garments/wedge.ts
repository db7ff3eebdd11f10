import type { Point } from './path'

/**
 * A crease that is drawn together at its foot and runs out into the cloth, in soft layers; `over` bends it. It is
 * drawn in a colour, dark for its valley and pale for its crest.
 */
export function wedge(
  from: Point,
  to: Point,
  half: number,
  colour: string,
  depth: number,
  over: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
): string {
  const layers = half < 8 ? 3 : 5
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [(from[1] - to[1]) / length, (to[0] - from[0]) / length]
  const paths = Array.from({ length: layers }, (_, layer) => {
    const share = (layer + 1) / layers
    const part = (a: number, b: number, c: number) =>
      a * (1 - share) ** 2 + 2 * b * share * (1 - share) + c * share ** 2
    const [x, y] = [part(from[0], over[0], to[0]), part(from[1], over[1], to[1])]
    const [bx, by] = [from[0] + (over[0] - from[0]) * share, from[1] + (over[1] - from[1]) * share]
    const beside = ([px, py]: Point, out: number) =>
      `${(px + nx * out).toFixed(1)} ${(py + ny * out).toFixed(1)}`
    const wide = half * (0.4 + 0.6 * share)
    return `<path d="M${beside(from, wide)}Q${beside([bx, by], wide * 0.45)} ${x.toFixed(1)} ${y.toFixed(1)}Q${beside([bx, by], wide * -0.45)} ${beside(from, -wide)}Z"/>`
  })
  return `<g fill="${colour}" fill-opacity="${(depth / layers).toFixed(3)}">${paths.join('')}</g>`
}
