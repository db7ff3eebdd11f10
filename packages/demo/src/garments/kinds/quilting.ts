import type { Palette } from '../colour'
import type { Look } from '../model'
import { shift } from '../path'
import { line } from '../seams'
import { softly } from '../soft'

// Down rounds each channel: bright along its upper half, dark into the stitching below.
export function rounding({ shadow, shine }: Palette): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  return `<linearGradient id="down" x1="0" y1="0" x2=".06" y2="1">${[
    stop(0, shadow, 0.36),
    stop(0.14, shadow, 0),
    stop(0.14, shine, 0),
    stop(0.32, shine, 0.5),
    stop(0.6, shine, 0),
    stop(0.6, shadow, 0),
    stop(1, shadow, 0.46),
  ].join('')}</linearGradient>`
}

/** A line of quilting: its height at the sides, and how far it strays on either half. */
export interface Row {
  y: number
  left: number
  right: number
}

// From the left side to the right one, sagging a little in the middle.
function row({ y, left, right }: Row): string {
  return `M200 ${y}C300 ${y + 12 + left} 390 ${y + 18 + left} 480 ${y + 18}C570 ${y + 18 - right} 660 ${y + 12 + right} 760 ${y}`
}

/** The body's channels; its outline, `edge`, is drawn over them. */
export function channels(look: Look, rows: readonly Row[], edge: string): string {
  const all = [{ y: 176, left: 0, right: 0 }, ...rows, { y: 1000, left: 0, right: 0 }]
  const bands = all.slice(0, -1).map((upper, index) => {
    const lower = all[index + 1] ?? upper
    const { y, left, right } = lower
    return `<path d="${row(upper)}L760 ${y}C660 ${y + 12 + right} 570 ${y + 18 - right} 480 ${y + 18}C390 ${y + 18 + left} 300 ${y + 12 + left} 200 ${y}Z" fill="url(#down)"/>`
  })
  return (
    bands.join('') +
    line(edge, look.palette.seam, 5, 0.4) +
    rows.map((at) => quiltLine(row(at), look) + puckers(look, at)).join('')
  )
}

/** A line of stitches through the down. */
export function quiltLine(path: string, look: Look): string {
  return (
    softly(path, 16, 0.22, 0, -2) +
    line(path, look.palette.seam, 2, 0.6) +
    line(shift(path, 0, 4), look.palette.tone(0.6), 3, 0.22)
  )
}

// The thread draws the shell into a few short soft creases above and below each line of stitches, which lie closer at the
// zip and the armholes. All of a line's creases are one path for each of their layers: apart, they would double the time.
function puckers({ random, palette }: Look, { y }: Row): string {
  const places = [-0.93, -0.8, -0.4, -0.1, 0.09, 0.46, 0.82, 0.94].filter(() => random() < 0.75)
  const creases = places.map((place) => {
    const across = place + (random() - 0.5) * 0.1
    const x = 480 + across * 236
    const at = y + 17 * (1 - ((x - 480) / 260) ** 2)
    const reach = (random() < 0.5 ? -1 : 1) * (19 + random() * 19)
    return { x, at, reach, lean: (random() - 0.5) * 16 }
  })
  // `share` of each: the innermost layer is the shortest, so that a crease runs out softly.
  const drawn = (dx: number, share: number) =>
    creases
      .map(
        ({ x, at, reach, lean }) =>
          `M${pair(x + dx, at)}Q${pair(x + dx + lean * 0.1 * share, at + reach * 0.6 * share)} ${pair(x + dx + lean * share, at + reach * share)}`,
      )
      .join('')
  const layers = [
    [8, 1],
    [5, 0.8],
    [2.6, 0.6],
  ] as const
  const round = 'stroke-linecap="round"'
  return layers
    .map(
      ([width, share]) =>
        line(drawn(-5.5, share), palette.shine, width, 0.11, round) +
        line(drawn(0, share), palette.shadow, width, 0.1, round),
    )
    .join('')
}

function pair(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
