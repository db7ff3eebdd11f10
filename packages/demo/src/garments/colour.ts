/** A garment's colour as cloth under studio light: shades of it by name or by tone. */
export interface Palette {
  base: string
  /** 0 black – 1 white, as the eye sees it. */
  lightness: number
  /** Decides how light and shadow show on it: white cloth shows shadows only, black cloth light only. */
  depth: 'white' | 'bright' | 'full' | 'black'
  /** −1 deep shade, 0 the colour, 1 bleached; hex. */
  tone: (amount: number) => string
  /** For seam lines: darker than the cloth, or lighter when the cloth is nearly black. */
  seam: string
  thread: string
}

type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; anything else counts as mid grey. */
export function palette(hex: string): Palette {
  const cloth = underLight(parse(hex))
  const lightness = luminance(cloth)
  // Pale cloth takes the warmth of the room into its shadows.
  const [r, g, b] = scale(cloth, 0.22 + 0.3 * lightness)
  const deep: Rgb = lightness > 0.6 ? [r * 1.04, g * 0.99, b * 0.94] : [r, g, b]
  const bleached = mix(cloth, [255, 252, 246], 0.62)
  const tone = (amount: number) =>
    format(amount < 0 ? mix(cloth, deep, -amount) : mix(cloth, bleached, amount))
  return {
    base: format(cloth),
    lightness,
    depth: depthOf(lightness),
    tone,
    seam: lightness < 0.24 ? '#000000' : tone(-0.85),
    thread: lightness < 0.2 ? tone(0.26) : lightness > 0.8 ? tone(-0.28) : tone(0.28),
  }
}

function depthOf(lightness: number): Palette['depth'] {
  if (lightness > 0.6) return lightness > 0.8 ? 'white' : 'bright'
  return lightness < 0.3 ? 'black' : 'full'
}

/** A second colour mixed into a first, both hex; 0 gives the first. */
export function blend(first: string, second: string, share: number): string {
  return format(mix(parse(first), parse(second), share))
}

// Under a studio lamp, black cloth looks dark grey and near-white cloth looks whiter.
function underLight(rgb: Rgb): Rgb {
  const light = luminance(rgb)
  if (light < 0.16) return mix(rgb, [84, 81, 80], 0.45)
  return light > 0.9 ? mix(rgb, [255, 255, 255], 0.3) : rgb
}

function parse(hex: string): Rgb {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  if (full.length !== 6 || Number.isNaN(value)) return [128, 128, 128]
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (a: number, b: number) => a + (b - a) * Math.min(1, Math.max(0, share))
  return [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2])]
}

function scale(rgb: Rgb, by: number): Rgb {
  return [rgb[0] * by, rgb[1] * by, rgb[2] * by]
}

function luminance([r, g, b]: Rgb): number {
  return Math.sqrt(0.3 * (r / 255) ** 2 + 0.59 * (g / 255) ** 2 + 0.11 * (b / 255) ** 2)
}
