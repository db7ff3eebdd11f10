import type { Box } from './box'
import type { Palette } from './colour'
import type { Form } from './model'
import { axisOf } from './path'

type Stop = readonly [offset: number, light: number]

/**
 * The gradients that a whole garment shares: its body, insides, what lies flat, the broad light on its chest, and
 * the light's fall-off over all. `own` is where it lies in its plane, `sheet` where in the picture.
 * `sheen` is the cloth's; `lean`, from −1 to 1, moves the body's brightest line, so that no two garments share one.
 */
export function formGradients(
  palette: Palette,
  id: string,
  own: Box,
  sheet: Box,
  sheen: number,
  lean: number,
): string {
  const { x, y, width, height } = sheet
  const dark = { white: 0.12, bright: 0.18, full: 0.18, black: 0.14 }[palette.depth]
  const chest = palette.depth === 'white' ? 0.44 : 0.27
  const [glow, shadow] = [palette.shine, palette.shadow]
  return (
    ramp(`${id}body`, 'x1="0" y1="0" x2="1" y2=".1"', across(sheen, lean), palette) +
    ramp(`${id}inside`, 'x1="0" y1="0" x2=".25" y2="1"', hollow, palette) +
    ramp(`${id}down`, 'x1="0" y1="0" x2=".3" y2="1"', turned, palette) +
    `<radialGradient id="${id}chest" gradientUnits="userSpaceOnUse" cx="${own.x + own.width * 0.34}" cy="${own.y + own.height * 0.27}" r="${Math.max(own.width, own.height) * 0.4}">` +
    `<stop offset="0" stop-color="${glow}" stop-opacity="${chest}"/><stop offset=".5" stop-color="${glow}" stop-opacity="${chest / 2}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}fall" gradientUnits="userSpaceOnUse" x1="${x + width * 0.4}" y1="${y + height * 0.3}" x2="${x + width}" y2="${y + height * 0.95}">` +
    `<stop offset="0" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity="${dark}"/></linearGradient>`
  )
}

/** The shading of one piece; `share` below 1 shades it less. */
export function formOf(path: string, form: Form, own: string, id: string, share: number): string {
  if (form === 'flat') return ''
  const opacity = share === 1 ? '' : ` fill-opacity="${share}"`
  return `<path d="${path}" fill="url(#${isLimb(form) ? own : id + form})"${opacity}/>`
}

/** The broad light on a body's chest, in the cloth's own colour. It belongs beneath a print, which it would veil. */
export function chestLight(path: string, id: string): string {
  return `<path d="${path}" fill="url(#${id}chest)"/>`
}

/** A limb's own gradient: it is shaded across its length, whichever way it hangs. */
export function limbGradient(path: string, form: Form, palette: Palette, own: string): string {
  if (!isLimb(form)) return ''
  const { x, y, dx, dy, half } = axisOf(path)
  const [fromX, fromY, toX, toY] = [x - dy * half, y + dx * half, x + dy * half, y - dx * half]
  const axis = `gradientUnits="userSpaceOnUse" x1="${fromX.toFixed(0)}" y1="${fromY.toFixed(0)}" x2="${toX.toFixed(0)}" y2="${toY.toFixed(0)}"`
  return ramp(own, axis, form === 'left' ? litLimb : shadedLimb, palette)
}

function isLimb(form: Form): boolean {
  return form === 'left' || form === 'right'
}

// The light comes from the upper left, so that a rounded piece is brightest left of its middle, keeps its colour far
// to the right, and turns away only in its last tenth.
function across(sheen: number, lean: number): readonly Stop[] {
  const shift = lean * 0.05
  return [
    [0, -0.15],
    [0.05, 0],
    [0.05, 0],
    [0.24 + shift, 0.95 * sheen],
    [0.5 + shift, 0.36 * sheen],
    [0.7 + shift, 0],
    [0.7 + shift, 0],
    [0.89, -0.22 * sheen],
    [1, -0.62 * sheen],
  ]
}
const litLimb: readonly Stop[] = [
  [0, -0.18],
  [0.12, 0],
  [0.12, 0],
  [0.36, 0.95],
  [0.68, 0],
  [0.68, 0],
  [0.88, -0.3],
  [1, -0.65],
]
const shadedLimb: readonly Stop[] = [
  [0, -0.36],
  [0.2, 0],
  [0.2, 0],
  [0.44, 0.75],
  [0.7, 0],
  [0.7, 0],
  [0.88, -0.34],
  [1, -0.7],
]
const hollow: readonly Stop[] = [
  [0, -1.3],
  [1, -0.5],
]
const turned: readonly Stop[] = [
  [0, 0.28],
  [0.45, 0],
  [0.45, 0],
  [1, -0.2],
]

function ramp(id: string, axis: string, stops: readonly Stop[], palette: Palette): string {
  const bright = { white: 0.6, bright: 0.36, full: 0.39, black: 0.54 }[palette.depth]
  const shade = { white: 0.28, bright: 0.38, full: 0.5, black: 0.5 }[palette.depth]
  const drawn = stops.map(([offset, light]) => {
    const [color, opacity] =
      light < 0 ? [palette.tone(-1), -light * shade] : [palette.shine, light * bright]
    return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${Math.min(1, opacity).toFixed(3)}"/>`
  })
  return `<linearGradient id="${id}" ${axis}>${drawn.join('')}</linearGradient>`
}
