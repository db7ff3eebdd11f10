import type { Box } from '../box'
import { palette } from '../colour'
import { hangPiece, layOut } from '../drawing'
import { randomFrom } from '../noise'
import { dhaka } from '../prints'
import { softly } from '../soft'
import { bench, hanger, rail, room } from './room'
import { slides, type HeroScene, type Item, type Slide } from './slides'
import { stackOf } from './stack'

export { heroScenes, type HeroScene } from './slides'

export type HeroFormat = 'wide' | 'tall'

const canvases: Record<HeroFormat, Box> = {
  wide: { x: 0, y: 0, width: 1920, height: 1080 },
  tall: { x: 0, y: 0, width: 1200, height: 1500 },
}

/**
 * A slide as an SVG document: 1920×1080 with its left third calm, or 1200×1500 with its lower third
 * calm, so that words can be set over it.
 */
export function drawHero({ scene, format }: { scene: HeroScene; format: HeroFormat }): string {
  const canvas = canvases[format]
  const slide = slides[scene][format]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">` +
    `${room(slide.room, canvas)}${furniture(slide)}${folded(slide, canvas)}` +
    `${slide.items.map((item, index) => hungItem(item, `i${index}`, canvas)).join('')}</svg>`
  )
}

function furniture({ rail: bar, bench: seat, runner }: Slide): string {
  return (
    (bar === undefined ? '' : rail(...bar)) +
    (seat === undefined ? '' : bench(...seat)) +
    (runner === undefined ? '' : cloth(...runner))
  )
}

// A Dhaka runner lying over the bench, hanging down in front.
function cloth(left: number, right: number, top: number, bottom: number): string {
  const edge = `M${left} ${top}L${right} ${top}L${right - 3} ${bottom}L${left + 3} ${bottom}Z`
  return (
    softly(edge, 26, 0.26, 4, 8) +
    `<clipPath id="runner"><path d="${edge}"/></clipPath><g clip-path="url(#runner)"><path d="${edge}" fill="#f3ead8"/>` +
    dhaka(left, right, bottom - 40, 46, ['#8c1d33', '#e2b04a', '#f6efe0']) +
    dhaka(left, right, bottom - 96, 30, ['#1f2a4d', '#d9a521', '#f6efe0']) +
    `${softly(`M${left} ${top + 2}L${right} ${top + 2}`, 14, -0.3)}</g>`
  )
}

function folded({ stack }: Slide, canvas: Box): string {
  if (stack === undefined) return ''
  const look = {
    palette: palette(stack.colours[0] ?? '#888'),
    variant: 0,
    side: 'front',
    near: false,
    random: randomFrom(12),
  } as const
  return layOut(stackOf(stack.colours, look), look, 'stack', 12, canvas, stack.place, 0.7)
}

function hungItem(item: Item, id: string, canvas: Box): string {
  const hook =
    item.hook === undefined ? '' : hanger(item.place.toX, item.hook - 8, 150 * item.place.zoom, 74)
  return hook + hangPiece(item, id, canvas, item.place, item.hook === undefined ? 1 : 1.5)
}
