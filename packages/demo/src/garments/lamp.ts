import type { Palette } from './colour'
import { fabrics, type Fabric } from './fabric'
import type { Fold, Garment } from './model'

/**
 * The light on a garment's folds and creases, as a layer that hard-light blends over the cloth.
 * `put` opens the group that places the garment; `area` is the picture's part it takes up.
 */
export function light(
  garment: Garment,
  palette: Palette,
  id: string,
  put: string,
  hang: (svg: string) => string,
  area: string,
  over: string,
): string {
  const fabric = fabrics[garment.fabric]
  return (
    `<g style="mix-blend-mode:hard-light" opacity="${strength(palette)}"><g clip-path="url(#${id}g)"><g filter="url(#${id}l)">` +
    `${put}${hang(relief(garment, fabric))}</g><rect ${area} fill="url(#${id}t)" opacity="${fabric.crumple}"/></g>${over}</g></g>`
  )
}

/**
 * Creases as a tile. Turbulence costs by the pixel, so a quarter of a product picture is computed and
 * laid four times; librsvg doesn't stitch tiles, so the creases flatten out towards the tile's edges.
 */
export function creaseTile(fabric: Fabric, id: string, seed: number, zoom: number): string {
  const [fx, fy] = fabric.crease.map((frequency) => (frequency * zoom ** -0.65).toFixed(5))
  return (
    `<filter id="${id}n" filterUnits="userSpaceOnUse" x="0" y="0" width="480" height="600" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="22" result="m"/><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${fabric.octaves}" seed="${seed % 997}"/>` +
    '<feComposite operator="arithmetic" in2="m" k1="1" k3="-.5" k4=".5"/></filter>' +
    `<pattern id="${id}t" width="480" height="600" patternUnits="userSpaceOnUse"><rect x="44" y="44" width="392" height="512" filter="url(#${id}n)"/></pattern>`
  )
}

/**
 * Folds and creases are a height map, blurred and lit from the top left. Flat cloth comes out mid
 * grey, which hard-light leaves as it is. From nearer, folds are rounder and slopes longer, so they are
 * measured in longer steps, which also keeps the eight bits of the map from showing as terraces.
 */
export function lamp(
  fabric: Fabric,
  palette: Palette,
  id: string,
  zoom: number,
  area: string,
): string {
  const nearness = zoom ** 0.62
  // White shows only the shadows of its folds, so they need to be steeper.
  const scale = palette.lightness > 0.8 ? 14 : 12.5
  return (
    `<filter id="${id}l" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${(fabric.softness * nearness).toFixed(2)}"/>` +
    `<feDiffuseLighting surfaceScale="${scale}" lighting-color="#a7a6a4" kernelUnitLength="${(4 * nearness).toFixed(2)}"><feDistantLight azimuth="222" elevation="50"/></feDiffuseLighting></filter>`
  )
}

/**
 * Nothing exists beyond the frame, so the blur sinks towards its edges and the light would show a rim
 * there. Mid grey covers it, which hard-light leaves as it is.
 */
export function neutralEdges(id: string): string {
  const ramp = (name: string, axis: string) =>
    `<linearGradient id="${id}${name}" ${axis}><stop offset=".25" stop-color="#808080"/><stop offset="1" stop-color="#808080" stop-opacity="0"/></linearGradient>`
  return (
    `<defs>${ramp('et', 'x1="0" y1="0" x2="0" y2="1"')}${ramp('eb', 'x1="0" y1="1" x2="0" y2="0"')}${ramp('el', 'x1="0" y1="0" x2="1" y2="0"')}${ramp('er', 'x1="1" y1="0" x2="0" y2="0"')}</defs>` +
    `<rect width="960" height="40" fill="url(#${id}et)"/><rect y="1160" width="960" height="40" fill="url(#${id}eb)"/>` +
    `<rect width="40" height="1200" fill="url(#${id}el)"/><rect x="920" width="40" height="1200" fill="url(#${id}er)"/>`
  )
}

function strength(palette: Palette): number {
  if (palette.lightness < 0.3) return 0.72
  return palette.lightness > 0.8 ? 0.56 : 0.85
}

function relief(garment: Garment, fabric: Fabric): string {
  const raised = garment.parts.filter((part) => part.form !== 'inside')
  const ground = raised.map((part) => `<path d="${part.path}" fill="#fff" opacity=".13"/>`).join('')
  return ground + garment.folds.map((fold) => ridge(fold, fabric)).join('')
}

function ridge({ path, height }: Fold, fabric: Fabric): string {
  return `<path d="${path}" fill="#fff" opacity="${(height * fabric.body * 0.5).toFixed(2)}"/>`
}
