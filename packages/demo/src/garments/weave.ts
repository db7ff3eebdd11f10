export type Weave =
  | 'plain'
  | 'basket'
  | 'jersey'
  | 'honeycomb'
  | 'twill'
  | 'herringbone'
  | 'cable'
  | 'speckle'

/**
 * A pattern tile that looks like the cloth's structure: dark and light threads on a transparent ground, so that it can
 * be laid over any colour. `cell` is the width of one repeat.
 */
export function weavePattern(
  id: string,
  weave: Weave,
  cell: number,
  dark: string,
  light: string,
): string {
  const [width, height] = tile[weave]
  // Whole pixels only: a tile of fractional size is resampled at every pixel, which is five times as slow.
  const tall = Math.max(1, Math.round((cell * height) / width))
  const drawing = threads[weave](dark, light, id)
  return `<pattern id="${id}" width="${cell}" height="${tall}" patternUnits="userSpaceOnUse"><g transform="scale(${cell / width} ${tall / height})">${drawing}</g></pattern>`
}

const tile: Record<Weave, readonly [number, number]> = {
  plain: [8, 8],
  basket: [16, 16],
  jersey: [8, 7],
  honeycomb: [12, 12],
  twill: [8, 8],
  herringbone: [32, 16],
  cable: [16, 14],
  speckle: [128, 128],
}

type Thread = (dark: string, light: string, id: string) => string

const threads: Record<Weave, Thread> = {
  plain: (dark, light) =>
    rect(0, 0, 4, 4, dark, 0.5) +
    rect(4, 4, 4, 4, dark, 0.5) +
    rect(4, 0, 4, 4, light, 0.4) +
    rect(0, 4, 4, 4, light, 0.4),
  basket: (dark, light) =>
    stroke('M0 0.5L8 0.5M0 4.5L8 4.5M8 8.5L16 8.5M8 12.5L16 12.5', dark, 1.2, 0.6) +
    stroke('M8.5 0L8.5 8M12.5 0L12.5 8M0.5 8L0.5 16M4.5 8L4.5 16', dark, 1.2, 0.5) +
    stroke('M0 2.5L8 2.5M0 6.5L8 6.5M8 10.5L16 10.5M8 14.5L16 14.5', light, 1.8, 0.35),
  jersey: (dark, light) =>
    stroke('M0 -3.5L4 0L8 -3.5M0 3.5L4 7L8 3.5M0 10.5L4 14L8 10.5', dark, 0.9, 0.45) +
    stroke('M0 0L0 7M8 0L8 7', dark, 1.3, 0.5) +
    stroke('M1 -1L3.4 2M7 -1L4.6 2M1 6L3.4 9M7 6L4.6 9', light, 1.6, 0.45),
  honeycomb: (dark, light) =>
    `<circle cx="3" cy="3" r="2.4" fill="${dark}" opacity=".5"/><circle cx="9" cy="9" r="2.4" fill="${dark}" opacity=".5"/>` +
    stroke('M0 6L6 0M6 12L12 6M0 6L6 12M6 0L12 6', light, 1.4, 0.4),
  twill: (dark, light) =>
    stroke('M-2 2L2 -2M-1 9L9 -1M6 10L10 6', dark, 2.4, 0.55) +
    stroke('M-2 6L6 -2M2 10L10 2', light, 1.8, 0.42),
  herringbone: (dark, light) =>
    stroke('M0 8L8 0M0 16L16 0M8 16L16 8M16 0L32 16M16 8L24 16M24 0L32 8', dark, 2.6, 0.45) +
    stroke('M0 12L12 0M4 16L16 4M16 4L28 16M20 0L32 12', light, 2, 0.35),
  cable: (dark, light) =>
    stroke('M0 -9L8 -2L16 -9M0 5L8 12L16 5', dark, 2.2, 0.6) +
    stroke('M1 -1L7.4 4.6M15 -1L8.6 4.6', light, 4, 0.34) +
    stroke('M0 -9L0 20M16 -9L16 20', dark, 1.6, 0.4),
  speckle: (dark, light, id) =>
    `<filter id="${id}n" x="0" y="0" width="128" height="128" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".5 .3" numOctaves="2"/>` +
    `<feColorMatrix values="${[1, 3, 5].map((at) => between(dark.slice(at, at + 2), light.slice(at, at + 2))).join(' ')} 0 2.2 0 0 -.85"/></filter>` +
    `<rect width="128" height="128" filter="url(#${id}n)"/>`,
}

function rect(x: number, y: number, w: number, h: number, fill: string, opacity: number): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" opacity="${opacity}"/>`
}

function stroke(path: string, colour: string, width: number, opacity: number): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" fill="none"/>`
}

// A row of a colour matrix that turns the noise's middle range into the range between two bytes, given in hex.
function between(dark: string, light: string): string {
  const [from, to] = [Number.parseInt(dark, 16) / 255, Number.parseInt(light, 16) / 255]
  return `${(2.6 * (to - from)).toFixed(3)} 0 0 0 ${(from - 0.8 * (to - from)).toFixed(3)}`
}
