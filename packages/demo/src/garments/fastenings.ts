import { blend } from './colour'
import type { Look } from './model'
import { line } from './seams'
import { softly } from './soft'

/** A sewn four-hole button with its shadow; horn by default. */
export function button(x: number, y: number, radius: number, colour = '#d8cbb4'): string {
  const dark = blend(colour, '#1a1008', 0.55)
  const hole = radius * 0.26
  const holes = [
    [-hole, -hole],
    [hole, -hole],
    [-hole, hole],
    [hole, hole],
  ]
    .map(
      ([dx = 0, dy = 0]) => `<circle cx="${dx}" cy="${dy}" r="${radius * 0.13}" fill="${dark}"/>`,
    )
    .join('')
  return (
    `<g transform="translate(${x} ${y})"><circle cx="1" cy="2.5" r="${radius * 1.14}" fill="#000" opacity=".28"/>` +
    `<circle r="${radius}" fill="${colour}"/><circle r="${radius * 0.94}" fill="none" stroke="${dark}" stroke-width="${radius * 0.12}" opacity=".55"/>` +
    `<circle cx="${-radius * 0.14}" cy="${-radius * 0.16}" r="${radius * 0.62}" fill="#fff" opacity=".16"/>` +
    `<circle r="${radius * 0.58}" fill="none" stroke="${dark}" stroke-width="${radius * 0.08}" opacity=".4"/>${holes}` +
    `<g stroke="${blend(colour, '#fff', 0.4)}" stroke-width="${radius * 0.1}">${thread(hole)}${thread(-hole)}</g></g>`
  )
}

// A line, since a path would move with the cloth about its own origin and leave the holes.
function thread(hole: number): string {
  return `<line x1="${-hole}" y1="${-Math.abs(hole)}" x2="${hole}" y2="${Math.abs(hole)}"/>`
}

/** A rivet, snap or stud of metal. */
export function stud(x: number, y: number, radius: number, metal = '#b08d57'): string {
  return (
    `<g transform="translate(${x} ${y})"><circle cx=".6" cy="1.6" r="${radius * 1.15}" fill="#000" opacity=".4"/>` +
    `<circle r="${radius}" fill="${blend(metal, '#20140a', 0.35)}"/><circle r="${radius * 0.78}" fill="${metal}"/>` +
    `<circle cx="${-radius * 0.2}" cy="${-radius * 0.25}" r="${radius * 0.36}" fill="${blend(metal, '#fff', 0.6)}"/></g>`
  )
}

/** A metal eyelet, out of whose dark hole a cord comes. */
export function eyelet(x: number, y: number, metal = '#a9a196'): string {
  return (
    `<g transform="translate(${x} ${y})"><circle cx=".6" cy="1.4" r="11" fill="#000" opacity=".35"/><circle r="10" fill="${blend(metal, '#20140a', 0.4)}"/>` +
    `<circle r="8.6" fill="${metal}"/><circle cx="-1.4" cy="-1.6" r="7" fill="${blend(metal, '#fff', 0.45)}"/><circle r="5.6" fill="#14100c"/></g>`
  )
}

/** A zip along a path, closed; metal teeth between two tapes. */
export function zip(path: string, look: Look, metal = '#c9c2b6'): string {
  return (
    softly(path, 26, 0.3) +
    line(path, look.palette.tone(-0.55), 15, 1) +
    line(path, look.palette.tone(-0.85), 8, 1) +
    line(path, metal, 7, 1, 'stroke-dasharray="2.6 2.2"') +
    line(path, '#1a1410', 1, 0.55)
  )
}

/** A zip's puller hanging from a point. */
export function puller(x: number, y: number, metal = '#c9c2b6'): string {
  return (
    `<g transform="translate(${x} ${y})"><rect x="-5" y="2" width="13" height="44" rx="5" fill="#000" opacity=".3"/>` +
    `<rect x="-7" y="-9" width="14" height="18" rx="4" fill="${metal}" stroke="#5d564c" stroke-width="1"/>` +
    `<rect x="-5" y="6" width="10" height="36" rx="4" fill="${blend(metal, '#fff', 0.25)}" stroke="#5d564c" stroke-width="1"/>` +
    `<rect x="-2" y="26" width="4" height="11" rx="2" fill="#5d564c"/></g>`
  )
}

/** A braided cord with a metal tip at the end of its path. */
export function cord(path: string, colour: string, width = 10): string {
  const [[fromX = 0, fromY = 0] = [], [x = 0, y = 0] = []] = (
    path.match(/-?[\d.]+ -?[\d.]+/g) ?? []
  )
    .slice(-2)
    .map((pair) => pair.split(' ').map(Number))
  const turn = (Math.atan2(fromX - x, y - fromY) * 180) / Math.PI
  const round = 'stroke-linecap="round"'
  return (
    softly(path, width * 2.2, 0.3, 3, 5) +
    line(path, blend(colour, '#140c06', 0.45), width + 1.6, 1, round) +
    line(path, blend(colour, '#140c06', 0.14), width, 1, round) +
    `<g transform="matrix(1 0 0 1 ${width * -0.14} ${width * -0.06})">${line(path, colour, width * 0.6, 1, round)}</g>` +
    line(path, blend(colour, '#140c06', 0.6), width, 0.4, 'stroke-dasharray="1.4 3.2"') +
    `<g transform="translate(${x} ${y})"><g transform="rotate(${turn.toFixed(1)})"><rect x="${-width * 0.5}" y="-3" width="${width}" height="22" rx="2.5" fill="#b9b2a6" stroke="#5d564c" stroke-width="1"/>` +
    `<rect x="${-width * 0.26}" y="-1" width="${width * 0.26}" height="18" fill="#fff" opacity=".6"/></g></g>`
  )
}
