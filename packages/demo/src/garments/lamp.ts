import type { Palette } from './colour'
import { fabrics, type Fabric } from './fabric'
import type { Garment } from './model'
import { foldHeight } from './relief'

/**
 * The light on a garment's folds, as a layer that blends over the cloth. `put` opens the group that places the
 * garment; `area` is the picture's part it takes up.
 */
export function light(
  garment: Garment,
  palette: Palette,
  id: string,
  put: string,
  hang: (svg: string) => string,
  over: string,
): string {
  const fabric = fabrics[garment.fabric]
  return (
    `<g style="mix-blend-mode:hard-light" opacity="${strength[palette.depth]}"><g clip-path="url(#${id}g)"><g filter="url(#${id}l)">` +
    `${put}${hang(relief(garment, fabric, id))}</g></g>${over}</g></g>`
  )
}

/**
 * Folds are a height map, blurred and lit from the top left. Flat cloth comes out mid grey, which changes
 * nothing below. From nearer, folds are rounder and slopes longer, so they are measured in longer steps, which also
 * keeps the eight bits of the map from showing as terraces. Only the map's alpha counts, and blurring that alone takes a
 * quarter of the time.
 */
export function lamp(
  fabric: Fabric,
  palette: Palette,
  id: string,
  zoom: number,
  area: string,
): string {
  const nearness = zoom ** 0.62
  return (
    `<filter id="${id}l" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${(fabric.softness * 0.55 * nearness).toFixed(2)}"/>` +
    `<feDiffuseLighting surfaceScale="7.5" lighting-color="#a7a7a7" kernelUnitLength="${(4 * nearness).toFixed(2)}"><feDistantLight azimuth="222" elevation="50"/></feDiffuseLighting>${ownColour(palette)}</filter>`
  )
}

/**
 * Nothing exists beyond the frame, so the blur sinks towards its edges and the light would show a rim
 * there. Mid grey covers it, which changes nothing below.
 */
export function neutralEdges(id: string): string {
  const ramp = (name: string, axis: string) =>
    `<linearGradient id="${id}${name}" ${axis}><stop offset=".1" stop-color="#808080"/><stop offset=".5" stop-color="#808080" stop-opacity=".6"/><stop offset="1" stop-color="#808080" stop-opacity="0"/></linearGradient>`
  return (
    `<defs>${ramp('et', 'x1="0" y1="0" x2="0" y2="1"')}${ramp('eb', 'x1="0" y1="1" x2="0" y2="0"')}${ramp('el', 'x1="0" y1="0" x2="1" y2="0"')}${ramp('er', 'x1="1" y1="0" x2="0" y2="0"')}</defs>` +
    `<rect width="960" height="56" fill="url(#${id}et)"/><rect y="1144" width="960" height="56" fill="url(#${id}eb)"/>` +
    `<rect width="56" height="1200" fill="url(#${id}el)"/><rect x="904" width="56" height="1200" fill="url(#${id}er)"/>`
  )
}

// The lamp's grey becomes the cloth's own light and shadow: hard light multiplies by what is darker than mid grey and
// screens with what is brighter, each of the three colours by its own amount.
function ownColour({ folds }: Palette): string {
  const channel = (name: string, index: 0 | 1 | 2) => {
    const [dark, lit] = [folds.dark[index], folds.lit[index]]
    const steps = [dark * dark * 0.8, dark, 1, 1 + lit * 2, 1 + lit * 3]
    return `<feFunc${name} type="table" tableValues="${steps.map((step) => Math.min(1, step / 2).toFixed(3)).join(' ')}"/>`
  }
  return `<feComponentTransfer>${channel('R', 0)}${channel('G', 1)}${channel('B', 2)}</feComponentTransfer>`
}

const strength = { white: 0.55, bright: 0.9, full: 1, black: 1 }

function relief(garment: Garment, fabric: Fabric, id: string): string {
  const raised = garment.parts.filter((part) => part.form !== 'inside')
  // A collar or cuff is pressed flat, and hardly thicker than what it lies on.
  const ground = raised
    .map(
      ({ path, form }) =>
        `<path d="${path}" fill="#fff" opacity="${form === 'down' ? 0.06 : 0.11}"/>`,
    )
    .join('')
  const heights = garment.folds.map((fold, index) =>
    foldHeight(fold, fabric.body, `${id}r${index}`),
  )
  return ground + heights.join('')
}
