import { boxOf, type Box } from './box'
import type { Cut } from './cut'
import { fabrics, type Fabric } from './fabric'
import { sleeveOpenings, underSleeves } from './figure'
import { chestLight, formGradients, formOf, limbGradient } from './form'
import { hangOf, hung } from './hang'
import { lamp, light, neutralEdges } from './lamp'
import type { Form, Garment, Look, Part } from './model'
import { axisOf, clockwise } from './path'
import { overlap, placedBox, transformOf, type Placement } from './place'
import { softly, softTones } from './soft'
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
 * on its folds.
 */
export function cloth(garment: Garment, look: Look, { id, seed, canvas, place }: Hanging): string {
  const fabric = fabrics[garment.fabric]
  const hangs = hangOf(seed, garment.folds, garment.cut)
  const hang = (svg: string) => hung(svg, hangs)
  const parts = [...(garment.cut ? sleeveOpenings(garment.cut) : []), ...garment.parts]
  const outline = hang(`<path d="${parts.map((part) => clockwise(part.path)).join('')}"/>`)
  const put = place === undefined ? '' : ` transform="${transformOf(place)}"`
  const own = boxOf(outline)
  // Weave and light lie outside the transform: a tile off the pixel grid takes five times as long to draw.
  const sheet = overlap(canvas, place === undefined ? own : placedBox(own, place))
  const area = `x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}"`
  const zoom = place?.zoom ?? 1
  const cell = Math.max(2, Math.round(fabric.cell * (look.near ? 3 : zoom)))
  // On white cloth a shadow is read at half the depth it needs on a colour.
  const { palette } = look
  const eased = palette.depth === 'white' ? 0.7 : 1
  return (
    `${softTones(id, palette)}<defs><clipPath id="${id}c">${outline}</clipPath><clipPath id="${id}g">${outline.replace('/>', `${put}/>`)}</clipPath>${formGradients(palette, id, own, sheet, fabric.sheen, look.random() * 2 - 1)}` +
    `${weavePattern(`${id}w`, fabric.weave, cell, palette.shadow, palette.tone(1))}${lamp(fabric, palette, id, zoom, area)}</defs>` +
    `<g id="${id}" style="isolation:isolate"><g${put}>${hang(garment.under ?? '')}<g clip-path="url(#${id}c)">` +
    hang(parts.map((part, index) => piece(part, look, id, index, garment.cut)).join('')) +
    hang(
      (garment.shades ?? [])
        .map(({ path, width, depth }) => softly(path, width, depth * eased, 0, 0, steps(look)))
        .join(''),
    ) +
    `</g></g><rect ${area} clip-path="url(#${id}g)" fill="url(#${id}w)" opacity="${weight(fabric, look)}"/>` +
    `<g${put}><g clip-path="url(#${id}c)">${hang(garment.marks ?? '')}</g></g><rect ${area} clip-path="url(#${id}g)" fill="url(#${id}fall)"/><g${put}>${hang(garment.trims ?? '')}</g>` +
    light(garment, palette, id, `<g${put}>`, hang, look.near ? neutralEdges(id) : '') +
    '</g>'
  )
}

function piece(part: Part, look: Look, id: string, index: number, sewn?: Cut): string {
  const fill = part.color ?? look.palette.tone(part.tone ?? 0)
  const form = part.form ?? 'flat'
  const { path, lift, print } = part
  const edges = form !== 'flat' && form !== 'inside'
  const own = `${id}p${index}`
  const shaped = (share: number) => formOf(path, form, `${id}f${index}`, id, share)
  const cut = (svg: string) => `<g clip-path="url(#${own})">${svg}</g>`
  const shadow = look.palette.depth === 'white' ? 0.3 : 0.46
  return (
    (lift === undefined ? '' : softly(path, 27, lift * shadow, 9, 11, steps(look))) +
    `<path d="${path}" fill="${fill}"/>` +
    (print === undefined && !edges ? '' : `<clipPath id="${own}"><path d="${path}"/></clipPath>`) +
    limbGradient(path, form, look.palette, `${id}f${index}`) +
    (form === 'body' && part.color === undefined ? chestLight(path, id) : '') +
    // Light in the cloth's own colour would veil a print, so that most of it lies beneath.
    (print === undefined ? shaped(1) : shaped(0.65) + cut(print) + shaped(0.4)) +
    (edges
      ? cut(turnedEdge(path, form, look) + (form === 'body' && sewn ? sleeveShade(sewn, look) : ''))
      : '')
  )
}

// Cloth turns away from the light at a piece's lower right edges; on the upper left, it turns towards it. A collar is
// two cloths pressed flat: it turns only at its very edge.
function turnedEdge(path: string, form: Form, look: Look): string {
  const width = form === 'down' ? 9 : Math.min(30, axisOf(path).half * 0.36)
  return softly(path, width, 0.1, width * -0.42, width * -0.32, steps(look))
}

// What a hanging sleeve keeps from the light on the body beside it.
function sleeveShade(cut: Cut, look: Look): string {
  const depth = look.palette.depth === 'white' ? 0.07 : 0.1
  return underSleeves(cut)
    .map((path) => softly(path, 84, depth, 0, 0, steps(look)))
    .join('')
}

function steps(look: Look): number {
  return look.near ? 1.7 : 1
}

function weight({ grain, weave }: Fabric, look: Look): string {
  // Seen from near, threads are larger, and need no more depth than from afar not to look printed; specks would glitter.
  const nearness = !look.near ? 0.78 : weave === 'speckle' ? 0.6 : 0.86
  const { depth } = look.palette
  const eye = depth === 'white' || depth === 'black' ? 0.42 : 0.5
  return (grain * eye * nearness).toFixed(3)
}
