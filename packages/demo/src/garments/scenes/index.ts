import type { Box } from '../box'
import { palette } from '../colour'
import { hangPiece, layOut } from '../drawing'
import { randomFrom } from '../noise'
import { features, type FeatureScene } from './features'
import { loom } from './loom'
import { bench, clipHanger, hanger, peg, rack, room } from './room'
import { slides, type HeroScene, type Item, type Slide } from './slides'
import { stackOf } from './stack'

export { featureScenes, type FeatureScene } from './features'
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
  return drawn(slides[scene][format], canvases[format])
}

const plate: Box = { x: 0, y: 0, width: 1600, height: 1200 }

/** A picture that stands beside words, as an SVG document of 1600×1200. */
export function drawFeature(scene: FeatureScene): string {
  return scene === 'weaving' ? documentOf(loom(plate), plate) : drawn(features[scene], plate)
}

function drawn(slide: Slide, canvas: Box): string {
  const items = slide.items.map((item, index) => hungItem(item, `i${index}`, canvas)).join('')
  return documentOf(
    room(slide.room, canvas) + furniture(slide) + folded(slide, canvas) + items,
    canvas,
  )
}

function documentOf(inside: string, { width, height }: Box): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

function furniture({ rack: bar, pegs = [], bench: seat }: Slide): string {
  return (
    (bar === undefined ? '' : rack(...bar)) +
    pegs.map((place) => peg(...place)).join('') +
    (seat === undefined ? '' : bench(...seat))
  )
}

function folded({ stack }: Slide, canvas: Box): string {
  if (stack === undefined) return ''
  const look = {
    // Each piece brings its own colour; light in that of one of them would veil the others.
    palette: palette('#888'),
    variant: 0,
    side: 'front',
    near: false,
    random: randomFrom(12),
  } as const
  return layOut(stackOf(stack.colours, look), look, 'stack', 12, canvas, stack.place, 0.7)
}

function hungItem(item: Item, id: string, canvas: Box): string {
  const { hook, place } = item
  const piece = hangPiece(item, id, canvas, place, hook === undefined ? 1 : 1.5)
  if (hook === undefined) return piece
  const [x, y, { zoom }] = [place.toX, hook - 8, place]
  if (item.kind === 'skirt') return piece + clipHanger(x, y, 150 * zoom, 74)
  return hanger(x, y, 140 * zoom, 70 + 62 * zoom) + piece
}
