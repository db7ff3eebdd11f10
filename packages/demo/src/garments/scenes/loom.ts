import type { Box } from '../box'
import { dhaka } from '../dhaka'
import { randomFrom } from '../noise'
import { line } from '../seams'
import { softly } from '../soft'

const threads = '#efe4cf'
const cloth = '#f1e6d2'
const indigo = '#1f2a4d'
const madder = '#8c1d33'
const marigold = '#d9a521'
const rhododendron = '#a8123e'
const fir = '#2f6b4a'

/** The web of a loom from above: bare threads at the top, a reed across, Dhaka cloth as far as it is woven, a shuttle on it. */
export function loom({ width, height }: Box): string {
  const fell = height * 0.44
  return (
    `<rect width="${width}" height="${height}" fill="#4a3524"/>` +
    warp(width, fell) +
    woven(width, height, fell) +
    reed(width, fell - 92) +
    shuttle(width * 0.62, fell + 126) +
    lamplight(width, height)
  )
}

// The threads that run the length of the cloth, raised and lowered in turn, so every second one lies in shadow.
function warp(width: number, fell: number): string {
  const random = randomFrom(31)
  let lit = ''
  let shaded = ''
  for (let x = 6, index = 0; x < width; x += 9, index += 1) {
    const path = `M${(x + (random() - 0.5) * 2).toFixed(1)} 0L${x} ${fell}`
    if (index % 2 === 0) lit += path
    else shaded += path
  }
  return line(shaded, '#a8977b', 4, 1) + line(lit, threads, 5, 1)
}

function woven(width: number, height: number, fell: number): string {
  const rows = [
    { y: 64, tall: 96, colours: [madder, marigold, '#f6efe0'] },
    { y: 190, tall: 120, colours: [cloth, rhododendron, indigo] },
    { y: 316, tall: 96, colours: [indigo, marigold, '#f6efe0'] },
    { y: 442, tall: 120, colours: [cloth, fir, madder] },
    { y: 568, tall: 96, colours: [madder, marigold, '#f6efe0'] },
    { y: 690, tall: 120, colours: [cloth, indigo, rhododendron] },
  ] as const
  const bands = rows
    .map(({ y, tall, colours }) => dhaka(-20, width + 20, fell + y, tall, colours))
    .join('')
  return (
    `<rect y="${fell}" width="${width}" height="${height - fell}" fill="${cloth}"/>${bands}` +
    weave(width, height, fell) +
    softly(`M-20 ${fell + 4}L${width + 20} ${fell + 4}`, 36, 0.3)
  )
}

// The weave itself: fine ribs of the weft, and the warp showing through between them.
function weave(width: number, height: number, fell: number): string {
  let ribs = ''
  let lights = ''
  for (let y = fell; y < height; y += 6) {
    ribs += `M0 ${y}L${width} ${y}`
    lights += `M0 ${y + 3}L${width} ${y + 3}`
  }
  let ends = ''
  for (let x = 4; x < width; x += 9) ends += `M${x} ${fell}L${x} ${height}`
  return (
    line(ribs, '#1d1006', 1.6, 0.3) +
    line(lights, '#fffaf0', 1.4, 0.2) +
    line(ends, '#1d1006', 1.4, 0.16, 'stroke-dasharray="3 3"')
  )
}

// The reed that beats the weft home: a wooden frame with fine teeth.
function reed(width: number, y: number): string {
  let teeth = ''
  for (let x = 2; x < width; x += 9) teeth += `M${x} ${y}L${x} ${y + 70}`
  const beam = (at: number, tall: number) =>
    `<rect x="-10" y="${at}" width="${width + 20}" height="${tall}" fill="#8a5f3a"/>` +
    `<rect x="-10" y="${at}" width="${width + 20}" height="${tall * 0.3}" fill="#b98550"/>` +
    line(
      `M-10 ${at + tall * 0.62}C${width * 0.3} ${at + tall * 0.5} ${width * 0.6} ${at + tall * 0.76} ${width + 10} ${at + tall * 0.6}`,
      '#5f4128',
      2,
      0.5,
    )
  return (
    softly(`M-20 ${y + 96}L${width + 20} ${y + 96}`, 70, 0.34) +
    line(teeth, '#6b5236', 2.4, 0.9) +
    beam(y - 46, 50) +
    beam(y + 62, 34)
  )
}

// A boat shuttle of dark wood with its bobbin of red thread.
function shuttle(x: number, y: number): string {
  const hull = `M${x - 250} ${y}C${x - 190} ${y - 42} ${x - 110} ${y - 50} ${x} ${y - 50}C${x + 110} ${y - 50} ${x + 190} ${y - 42} ${x + 250} ${y}C${x + 190} ${y + 40} ${x + 110} ${y + 48} ${x} ${y + 48}C${x - 110} ${y + 48} ${x - 190} ${y + 40} ${x - 250} ${y}Z`
  const well = `M${x - 120} ${y}C${x - 110} ${y - 24} ${x - 70} ${y - 26} ${x} ${y - 26}C${x + 70} ${y - 26} ${x + 110} ${y - 24} ${x + 120} ${y}C${x + 110} ${y + 22} ${x + 70} ${y + 24} ${x} ${y + 24}C${x - 70} ${y + 24} ${x - 110} ${y + 22} ${x - 120} ${y}Z`
  let winding = ''
  for (let at = x - 84; at < x + 84; at += 7) winding += `M${at} ${y - 16}L${at + 5} ${y + 16}`
  return (
    `<g transform="rotate(-7 ${x} ${y})">${softly(hull, 46, 0.34, 12, 22)}` +
    `<path d="${hull}" fill="#7b5230"/>` +
    line(
      `M${x - 226} ${y - 10}C${x - 150} ${y - 40} ${x + 150} ${y - 40} ${x + 226} ${y - 10}`,
      '#c1915d',
      7,
      0.7,
      'stroke-linecap="round"',
    ) +
    `<path d="${well}" fill="#33210f"/><rect x="${x - 88}" y="${y - 17}" width="176" height="34" rx="15" fill="${rhododendron}"/>` +
    line(winding, '#5e0820', 2.4, 0.6) +
    line(winding, '#e0577d', 1.2, 0.5, 'transform="matrix(1 0 0 1 2.4 -2)"') +
    line(
      `M${x + 88} ${y + 4}C${x + 200} ${y + 30} ${x + 260} ${y + 90} ${x + 420} ${y + 40}`,
      rhododendron,
      3.4,
      1,
    ) +
    '</g>'
  )
}

// Daylight from the left, which falls off towards the far corner.
function lamplight(width: number, height: number): string {
  return (
    '<defs><linearGradient id="day" x1="0" y1="0" x2="1" y2=".75"><stop offset="0" stop-color="#fff3d8" stop-opacity=".3"/>' +
    '<stop offset=".45" stop-color="#fff3d8" stop-opacity="0"/><stop offset=".55" stop-color="#1d0f04" stop-opacity="0"/><stop offset="1" stop-color="#1d0f04" stop-opacity=".46"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#day)"/>`
  )
}
