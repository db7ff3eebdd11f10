import type { Box } from '../box'
import { randomFrom } from '../noise'
import { line } from '../seams'
import { softly } from '../soft'

/** A corner of the studio: a plaster wall, light from a window, hills drawn on the wall, and a floor. */
export interface Room {
  wall: readonly [string, string]
  floor: readonly [string, string]
  /** The y at which wall and floor meet; the canvas's height or more hides the floor. */
  horizon: number
  hills: string
  /** Left edge and width of the window's light on the wall. */
  light: readonly [number, number]
}

export function room({ wall, floor, horizon, hills, light }: Room, canvas: Box): string {
  const { width, height } = canvas
  return (
    `<defs>${ramp('wall', 'x1="0" y1="0" x2=".7" y2="1"', wall)}${ramp('floor', 'x1="0" y1="0" x2="0" y2="1"', floor)}` +
    '<radialGradient id="far" cx=".4" cy=".35" r=".85"><stop offset=".55" stop-color="#3a2814" stop-opacity="0"/><stop offset="1" stop-color="#3a2814" stop-opacity=".16"/></radialGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    mountains(hills, width, Math.min(horizon, height)) +
    sunbeam(light, Math.min(horizon, height)) +
    (horizon < height
      ? `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>` +
        softly(`M-40 ${horizon - 3}L${width + 40} ${horizon - 3}`, 46, 0.1) +
        line(`M0 ${horizon - 16}L${width} ${horizon - 16}`, '#fffaf0', 30, 0.35) +
        line(`M0 ${horizon}L${width} ${horizon}`, '#4a3826', 2, 0.3)
      : '') +
    `<rect width="${width}" height="${height}" fill="url(#far)"/>`
  )
}

/** A clothes rack of thin black steel: its bar from x to x at a height, feet on the floor below. */
export function rack(left: number, right: number, y: number, floor: number): string {
  const post = (x: number) =>
    `M${x} ${y}L${x} ${floor}M${x - 62} ${floor + 14}L${x} ${floor - 12}L${x + 62} ${floor + 14}`
  const shadowOf = (x: number) => `M${x - 56} ${floor + 17}L${x + 74} ${floor + 17}`
  return (
    [left, right].map((x) => softly(shadowOf(x), 26, 0.22)).join('') +
    softly(`M${left} ${y}L${right} ${y}`, 26, 0.16, 20, 30) +
    steel(`M${left - 34} ${y}L${right + 34} ${y}`) +
    steel(post(left)) +
    steel(post(right))
  )
}

function steel(path: string): string {
  return (
    line(path, '#26221d', 8, 1, 'stroke-linecap="round"') +
    `<g transform="matrix(1 0 0 1 -1.5 -1.5)">${line(path, '#8b8378', 1.6, 0.7, 'stroke-linecap="round"')}</g>`
  )
}

/** The bar of a rack that is wider than the picture. */
export function rail(y: number): string {
  return softly(`M-20 ${y}L980 ${y}`, 26, 0.14, 10, 26) + steel(`M-20 ${y}L980 ${y}`)
}

/** A turned wooden peg in the wall, at (x, y), that a hanger hangs from. */
export function peg(x: number, y: number): string {
  return (
    softly(`M${x + 6} ${y + 8}L${x + 26} ${y + 26}`, 30, 0.3) +
    `<circle cx="${x}" cy="${y}" r="17" fill="#8a6440"/><circle cx="${x - 1}" cy="${y - 2}" r="15" fill="#b98d62"/><circle cx="${x - 4}" cy="${y - 6}" r="7" fill="#dcb587" opacity=".8"/>`
  )
}

/** A wooden hanger on a rail: its hook's top at (x, y), arms `half` wide, `drop` below. */
export function hanger(x: number, y: number, half: number, drop: number): string {
  const arms = `M${x - half} ${y + drop + half * 0.3}C${x - half * 0.5} ${y + drop + half * 0.06} ${x - 20} ${y + drop} ${x} ${y + drop - 6}C${x + 20} ${y + drop} ${x + half * 0.5} ${y + drop + half * 0.06} ${x + half} ${y + drop + half * 0.3}`
  const hook = hookOf(x, y, drop)
  return (
    line(hook, '#3f382f', 6, 1, 'stroke-linecap="round"') +
    line(hook, '#cfc6b8', 3, 1, 'stroke-linecap="round"') +
    line(arms, '#5f4128', 19, 1, 'stroke-linecap="round"') +
    line(arms, '#a87c4f', 14, 1, 'stroke-linecap="round"') +
    `<g transform="matrix(1 0 0 1 0 -4)">${line(arms, '#d6ad7c', 3, 0.7)}</g>`
  )
}

/** A bar with two clips, which holds a skirt by its waist: its hook's top at (x, y), `half` wide, `drop` below. */
export function clipHanger(x: number, y: number, half: number, drop: number): string {
  const bar = `M${x - half} ${y + drop}L${x + half} ${y + drop}`
  const clip = (at: number) =>
    `<rect x="${at - 11}" y="${y + drop - 8}" width="22" height="42" rx="4" fill="#3f382f"/><rect x="${at - 8}" y="${y + drop - 6}" width="6" height="36" rx="3" fill="#a89e90" opacity=".7"/>`
  return (
    line(hookOf(x, y, drop), '#3f382f', 6, 1, 'stroke-linecap="round"') +
    line(hookOf(x, y, drop), '#cfc6b8', 3, 1, 'stroke-linecap="round"') +
    line(bar, '#3f382f', 9, 1, 'stroke-linecap="round"') +
    line(bar, '#cfc6b8', 5, 1, 'stroke-linecap="round"') +
    clip(x - half * 0.8) +
    clip(x + half * 0.8)
  )
}

// The hook of a hanger, from the bar that it hangs on down to its arms.
function hookOf(x: number, y: number, drop: number): string {
  return `M${x} ${y + drop}L${x} ${y + 34}C${x} ${y + 22} ${x + 15} ${y + 20} ${x + 15} ${y + 4}C${x + 15} ${y - 14} ${x - 15} ${y - 14} ${x - 15} ${y + 4}`
}

/** A low bench of pale wood: its seat from x to x at a height, feet on the floor below. */
export function bench(left: number, right: number, y: number, floor: number): string {
  const leg = (x: number, lean: number) =>
    `<path d="M${x - 15} ${y + 20}L${x + 15} ${y + 20}L${x + 9 + lean} ${floor}L${x - 9 + lean} ${floor}Z" fill="#9b7349"/><path d="M${x + 3} ${y + 20}L${x + 15} ${y + 20}L${x + 9 + lean} ${floor}L${x + 1 + lean} ${floor}Z" fill="#5f4128" opacity=".5"/>`
  const random = randomFrom(left)
  const grain = Array.from({ length: 9 }, () => {
    const gy = y + 3 + random() * 24
    return `M${left + random() * 200} ${gy}C${left + 260} ${gy - 2} ${right - 260} ${gy + 3} ${right - random() * 220} ${gy}`
  }).join('')
  return (
    softly(`M${left + 10} ${floor + 6}L${right} ${floor + 6}`, 60, 0.24) +
    leg(left + 70, -10) +
    leg(right - 70, 10) +
    softly(`M${left + 60} ${y + 44}L${right - 40} ${y + 44}`, 24, 0.24) +
    `<rect x="${left}" y="${y}" width="${right - left}" height="32" rx="5" fill="#b98d5f"/><rect x="${left}" y="${y}" width="${right - left}" height="8" rx="4" fill="#dcb587"/>` +
    line(grain, '#7a5432', 1.4, 0.4) +
    line(`M${left} ${y + 31}L${right} ${y + 31}`, '#4d3420', 3, 0.6)
  )
}

function ramp(id: string, axis: string, [from, to]: readonly [string, string]): string {
  return `<linearGradient id="${id}" ${axis}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

// The ridge that stands over the valley to the north, in three washes of the wall's own colour: a few
// true peaks on the farthest, lower and rounder hills before it.
function mountains(colour: string, width: number, foot: number): string {
  return [0, 1, 2]
    .map((layer) => {
      const random = randomFrom(53 + layer * 11)
      const base = foot * (0.6 + layer * 0.12)
      const reach = foot * (0.16 - layer * 0.045)
      let path = `M-40 ${foot}L-40 ${base.toFixed(0)}`
      for (let x = -40; x < width + 60; x += 34) {
        const swell =
          Math.sin(x / (190 + layer * 70) + layer * 2.1) * 0.5 + Math.sin(x / 83 + layer) * 0.24
        const jag = (random() - 0.5) * (0.5 - layer * 0.17)
        path += `L${x + 34} ${(base - reach * (swell + jag)).toFixed(0)}`
      }
      return `<path d="${path}L${width + 100} ${foot}Z" fill="${colour}" stroke="${colour}" stroke-width="6" stroke-linejoin="round" opacity="${(0.1 + layer * 0.045).toFixed(3)}"/>`
    })
    .join('')
}

// Late sun through a window with a crossbar, slanting down the wall.
function sunbeam([left, wide]: readonly [number, number], foot: number): string {
  const pane = (column: number, row: number) => {
    const x = left + column * wide * 0.52
    const y = foot * (0.06 + row * 0.4)
    const [w, h, lean] = [wide * 0.46, foot * 0.36, foot * 0.13]
    return `M${x} ${y}L${x + w} ${y + lean * 0.4}L${x + w + lean} ${y + h + lean * 0.4}L${x + lean} ${y + h}Z`
  }
  const panes = [pane(0, 0), pane(1, 0), `${pane(0, 1)}`, pane(1, 1)].join('')
  return (
    `<filter id="sun" filterUnits="userSpaceOnUse" x="${left - 60}" y="0" width="${wide * 1.6 + 120}" height="${foot}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="11"/></filter>` +
    `<g filter="url(#sun)"><path d="${panes}" fill="#fff6e0" opacity=".62"/></g>`
  )
}
