import { field } from './noise'
import { reflect, type Point } from './path'

/** Stripes across a width, each bowed down a little in the middle, from one height to another. */
export function stripes(
  top: number,
  bottom: number,
  pitch: number,
  width: number,
  colour: string,
  bow = 16,
): string {
  let path = ''
  for (let y = top; y < bottom; y += pitch)
    path += `M60 ${y}C300 ${y + bow} 660 ${y + bow} 900 ${y}`
  return band(path, colour, width, 0.92)
}

/**
 * Knitted stripes across a body: they round the chest, follow the hem at the bottom, and ride up and down a little over
 * folds.
 */
export function bodyStripes(
  { top, bottom, pitch, width, sag }: Striping,
  colour: string,
  seed: number,
): string {
  const wave = field(seed, 74)
  let path = ''
  for (let y = top; y < bottom; y += pitch) {
    const down = (y - top) / (bottom - top)
    const points = Array.from({ length: 25 }, (_, index) => {
      const x = 120 + index * 30
      const across = (x - 480) / 260
      const bow = (8 + down * sag) * (1 - across * across)
      return `${x} ${(y + bow + wave(x, y * 0.22) * (1.5 + down * 7)).toFixed(1)}`
    })
    path += `M${points.join('L')}`
  }
  return band(path, colour, width, 0.94)
}

interface Striping {
  top: number
  bottom: number
  pitch: number
  width: number
  /** How far the lowest stripe dips at the middle. */
  sag: number
}

/** Stripes round a limb, square to the line from a to b and bowed down round it. */
export function stripesAlong(
  a: Point,
  b: Point,
  pitch: number,
  width: number,
  colour: string,
): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  let path = ''
  for (let at = 0; at < length; at += pitch) {
    const [x, y] = [a[0] + ux * at, a[1] + uy * at]
    path += `M${x - uy * 160} ${y + ux * 160}Q${x + ux * 44} ${y + uy * 44} ${x + uy * 160} ${y - ux * 160}`
  }
  return band(path, colour, width, 0.94)
}

/** Fine vertical stripes. */
export function pinstripes(
  left: number,
  right: number,
  top: number,
  bottom: number,
  pitch: number,
  width: number,
  colour: string,
): string {
  let path = ''
  for (let x = left; x <= right; x += pitch) {
    const lean = (x - 480) * 0.03
    path += `M${x - lean} ${top}C${x} ${top + 200} ${x} ${bottom - 200} ${x + lean} ${bottom}`
  }
  return band(path, colour, width, 0.7)
}

/** A woven check: bands both ways, crossing darker. */
export function check(
  left: number,
  right: number,
  top: number,
  bottom: number,
  pitch: number,
  colour: string,
  second: string,
): string {
  const across = stripes(top, bottom, pitch, pitch * 0.42, colour, 12).replace(
    'stroke-opacity="0.92"',
    'stroke-opacity=".38"',
  )
  const down = pinstripes(left, right, top, bottom, pitch, pitch * 0.42, colour).replace(
    'stroke-opacity="0.7"',
    'stroke-opacity=".38"',
  )
  const fine =
    pinstripes(left + pitch / 2, right, top, bottom, pitch, 2.5, second) +
    stripes(top + pitch / 2, bottom, pitch, 2.5, second, 12)
  return across + down + fine
}

/** Dots on a staggered grid. */
export function dots(
  left: number,
  right: number,
  top: number,
  bottom: number,
  pitch: number,
  radius: number,
  colour: string,
): string {
  let path = ''
  let row = 0
  for (let y = top; y < bottom; y += pitch * 0.62) {
    for (let x = left + (row % 2) * pitch * 0.5; x < right; x += pitch)
      path += `M${x} ${y}L${x + 0.1} ${y}`
    row += 1
  }
  return band(path, colour, radius * 2, 0.9, 'stroke-linecap="round"')
}

/** A print's mirror image about the frame's middle line, as for the other sleeve. */
export function mirroredPrint(print: string): string {
  return print.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${reflect(d)}"`)
}

function band(path: string, colour: string, width: number, opacity: number, extra = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" ${extra}/>`
}
