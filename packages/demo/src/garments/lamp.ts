import type { Palette } from './colour'
import { fabrics, type Fabric } from './fabric'
import { foldHeight } from './folds'
import type { Garment } from './model'

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
  // Overlay keeps the hue of a fold's lit side; on pale cloth it would swallow the shadows or tint them.
  const blending = palette.lightness > 0.6 ? 'hard-light' : 'overlay'
  return (
    `<g style="mix-blend-mode:${blending}" opacity="${strength[palette.depth]}"><g clip-path="url(#${id}g)"><g filter="url(#${id}l)">` +
    `${put}${hang(relief(garment, fabric))}</g></g>${over}</g></g>`
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
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${(fabric.softness * nearness).toFixed(2)}"/>` +
    `<feDiffuseLighting surfaceScale="13" lighting-color="#a7a6a4" kernelUnitLength="${(4 * nearness).toFixed(2)}"><feDistantLight azimuth="222" elevation="50"/></feDiffuseLighting>${palette.depth === 'bright' ? warmShadows : ''}</filter>`
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

// Bright yellow turns to olive in grey shadows, so that they keep some of its red.
const warmShadows = '<feColorMatrix values=".74 0 0 0 .13 0 .9 0 0 .05 0 0 1 0 0 0 0 0 1 0"/>'

const strength = { white: 0.46, bright: 0.72, full: 0.9, black: 0.95 }

function relief(garment: Garment, fabric: Fabric): string {
  const raised = garment.parts.filter((part) => part.form !== 'inside')
  const ground = raised.map((part) => `<path d="${part.path}" fill="#fff" opacity=".08"/>`).join('')
  return ground + garment.folds.map((fold) => foldHeight(fold, fabric.body)).join('')
}
