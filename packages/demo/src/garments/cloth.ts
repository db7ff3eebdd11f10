import { boxOf, type Box } from './box'
import type { Palette } from './colour'
import { fabrics } from './fabric'
import { creaseTile, lamp, light, neutralEdges } from './lamp'
import type { Form, Garment, Look, Part } from './model'
import { clockwise, hangLoosely } from './path'
import { overlap, placedBox, transformOf, type Placement } from './place'
import { softly } from './soft'
import { weavePattern } from './weave'

/** One garment in a picture. */
interface Hanging {
  /** Keeps the definitions of several garments in one picture apart. */
  id: string
  /** Decides how the cloth hangs. */
  seed: number
  canvas: Box
  /** Where the garment lies in the picture; without it, at its own coordinates. */
  place?: Placement
}

/**
 * A garment as lit cloth: coloured pieces, soft shadows, weave, trims, and over everything the light
 * on its folds and creases.
 */
export function cloth(garment: Garment, look: Look, { id, seed, canvas, place }: Hanging): string {
  const fabric = fabrics[garment.fabric]
  const hang = (svg: string) => hangLoosely(svg, seed, 5)
  const outline = hang(`<path d="${garment.parts.map((part) => clockwise(part.path)).join('')}"/>`)
  const put = place === undefined ? '' : ` transform="${transformOf(place)}"`
  const own = boxOf(outline)
  // Weave and light lie outside the transform: a tile off the pixel grid takes five times as long to draw.
  const sheet = overlap(canvas, place === undefined ? own : placedBox(own, place))
  const area = `x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}"`
  const zoom = place?.zoom ?? 1
  const cell = Math.max(2, Math.round(fabric.cell * (look.near ? 3 : zoom)))
  const [dark, bright] = look.palette.lightness < 0.3 ? ['#000', '#cfcbc6'] : ['#1a1208', '#fffdf8']
  return (
    `<defs><clipPath id="${id}c">${outline}</clipPath><clipPath id="${id}g">${outline.replace('/>', `${put}/>`)}</clipPath>${gradients(look.palette, id)}` +
    `${weavePattern(`${id}w`, fabric.weave, cell, dark, bright)}${creaseTile(fabric, id, seed, zoom)}${lamp(fabric, look.palette, id, zoom, area)}</defs>` +
    `<g style="isolation:isolate"><g${put}>${hang(garment.under ?? '')}<g clip-path="url(#${id}c)">` +
    hang(garment.parts.map((part, index) => piece(part, look, id, index)).join('')) +
    hang(
      (garment.shades ?? [])
        .map(({ path, width, depth }) => softly(path, width, depth, 0, 0, steps(look)))
        .join(''),
    ) +
    `</g></g><rect ${area} clip-path="url(#${id}g)" fill="url(#${id}w)" opacity="${weight(fabric.grain, look)}"/>` +
    `<g${put}><g clip-path="url(#${id}c)">${hang(garment.marks ?? '')}</g>${hang(garment.trims ?? '')}</g>` +
    light(garment, look.palette, id, `<g${put}>`, hang, area, look.near ? neutralEdges(id) : '') +
    '</g>'
  )
}

function piece(part: Part, look: Look, id: string, index: number): string {
  const fill = part.color ?? look.palette.tone(part.tone ?? 0)
  const form = part.form ?? 'flat'
  return (
    (part.lift === undefined ? '' : softly(part.path, 34, part.lift * 0.5, 3, 7, steps(look))) +
    `<path d="${part.path}" fill="${fill}"/>` +
    (part.print === undefined
      ? ''
      : `<clipPath id="${id}p${index}"><path d="${part.path}"/></clipPath><g clip-path="url(#${id}p${index})">${part.print}</g>`) +
    (form === 'flat' ? '' : `<path d="${part.path}" fill="url(#${id}${form})"/>`)
  )
}

function steps(look: Look): number {
  return look.near ? 1.7 : 1
}

// The light comes from the top left: pieces are brighter on that side and darker at their edges.
function gradients(palette: Palette, id: string): string {
  const bright = palette.lightness > 0.8 ? 0.5 : 0.16 + 0.06 * (1 - palette.lightness)
  const shade = palette.lightness > 0.8 ? 0.2 : 0.42
  const low = palette.tone(-1)
  const high = palette.tone(1)
  const ramp = (form: Form, axis: string, stops: ReadonlyArray<readonly [number, number]>) =>
    `<linearGradient id="${id}${form}" ${axis}>${stops
      .map(([offset, light]) => {
        const [color, opacity] = light < 0 ? [low, -light * shade] : [high, light * bright]
        return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity.toFixed(3)}"/>`
      })
      .join('')}</linearGradient>`
  return (
    ramp('body', 'x1="0" y1="0" x2="1" y2=".08"', [
      [0, -0.85],
      [0.1, -0.3],
      [0.2, 0],
      [0.2, 0],
      [0.36, 1],
      [0.55, 0.25],
      [0.68, 0],
      [0.68, 0],
      [0.88, -0.5],
      [1, -1.1],
    ]) +
    ramp('left', 'x1="0" y1=".3" x2="1" y2=".6"', [
      [0, -0.7],
      [0.16, 0],
      [0.16, 0],
      [0.36, 0.9],
      [0.58, 0],
      [0.58, 0],
      [1, -1],
    ]) +
    ramp('right', 'x1="0" y1=".6" x2="1" y2=".3"', [
      [0, -0.9],
      [0.3, 0],
      [0.3, 0],
      [0.5, 0.55],
      [0.66, 0],
      [0.66, 0],
      [1, -1.25],
    ]) +
    ramp('inside', 'x1="0" y1="0" x2="0" y2="1"', [
      [0, -1.1],
      [1, -1.7],
    ]) +
    ramp('down', 'x1="0" y1="0" x2=".1" y2="1"', [
      [0, 0.8],
      [0.4, 0],
      [0.4, 0],
      [1, -1],
    ])
  )
}

function weight(grain: number, look: Look): string {
  const eye = look.palette.lightness > 0.8 || look.palette.lightness < 0.3 ? 0.42 : 0.5
  return (grain * eye * (look.near ? 1.5 : 0.8)).toFixed(3)
}
