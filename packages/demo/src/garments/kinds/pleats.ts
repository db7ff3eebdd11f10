import type { Look } from '../model'
import { line } from '../seams'

const count = 12

/** A skirt's knife pleats: where each fold's edge lies, from −1 at the left side to 1 at the right. */
export function pleatEdges(random: () => number): number[] {
  const inner = Array.from(
    { length: count - 1 },
    (_, index) => ((index + 1 + (random() - 0.5) * 0.3) / count) * 2 - 1,
  )
  return [-1, ...inner, 1]
}

/** The skirt below its waist seam. Every pleat lies over the next, so that the hem steps up at each edge. */
export function pleatedPath(edges: readonly number[]): string {
  const hem = edges
    .slice(1)
    .map((edge, index) => {
      const from = edges[index] ?? edge
      return `L${foot(from, index === 0 ? 0 : -5)}L${foot(edge, 3)}`
    })
    .join('')
  return `M${top(1)}C540 214 420 214 ${top(-1)}${down(-1)}${hem}${up(1)}Z`
}

/** Each pleat is lit along its edge, and its neighbour lies in its shadow; both widen down to the hem. */
export function pleatShading(edges: readonly number[], look: Look): string {
  const { tone, seam, depth } = look.palette
  const layers = look.near ? 9 : 6
  return edges
    .slice(1, -1)
    .map((edge, index) => {
      const [before, after] = [edge - (edges[index] ?? -1), (edges[index + 2] ?? 1) - edge]
      const bands = (reach: number) =>
        Array.from(
          { length: layers },
          (_, layer) => `<path d="${strip(edge, edge + (reach * (layer + 1)) / layers)}"/>`,
        ).join('')
      const dark = depth === 'white' ? 0.4 : 0.72
      return (
        `<g fill="${tone(-1)}" fill-opacity="${(dark / layers).toFixed(3)}">${bands(after * 0.62)}</g>` +
        `<g fill="${tone(0.4)}" fill-opacity="${(0.4 / layers).toFixed(3)}">${bands(before * -0.42)}</g>` +
        line(`M${top(edge)}${down(edge)}`, seam, 2, 0.7)
      )
    })
    .join('')
}

function strip(from: number, to: number): string {
  return `M${top(from)}${down(from)}L${foot(to, 0)}${up(to)}Z`
}

function top(u: number): string {
  return `${at(166, u)} ${(212 - 16 * u * u).toFixed(1)}`
}

function foot(u: number, lower: number): string {
  return `${at(370, u)} ${(1092 - 46 * u * u + lower).toFixed(1)}`
}

function down(u: number): string {
  return `C${at(210, u)} 360 ${at(310, u)} 700 ${foot(u, u < 0 ? 0 : 3)}`
}

function up(u: number): string {
  return `C${at(310, u)} 700 ${at(210, u)} 360 ${top(u)}`
}

function at(half: number, u: number): string {
  return (480 + half * u).toFixed(1)
}
