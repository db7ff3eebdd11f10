import { fromOklch, toOklch, type Oklch } from './oklch'

/** A garment's colour as cloth under studio light: shades of it by name or by tone. */
export interface Palette {
  base: string
  /** 0 black – 1 white, as the eye sees it. */
  lightness: number
  /** Decides how light and shadow show on it: white cloth shows shadows only, black cloth light only. */
  depth: 'white' | 'bright' | 'full' | 'black'
  /** −1 deep shade, 0 the colour, 1 bleached; hex. */
  tone: (amount: number) => string
  /** What a soft shadow on it is painted with: nearly black, in the cloth's own hue. */
  shadow: string
  /** What light on a rounding is painted with: brighter, and no paler. */
  shine: string
  /** How each of red, green and blue changes on a fold's dark flank (a factor) and on its lit one (a share of the way to full). */
  folds: { dark: Rgb; lit: Rgb }
  /** For seam lines: darker than the cloth, or lighter when the cloth is nearly black. */
  seam: string
  thread: string
}

type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; anything else counts as mid grey. */
export function palette(hex: string): Palette {
  const cloth = underLight(parse(hex))
  const lightness = luminance(cloth)
  const own = neutral(toOklch(cloth))
  const deep = fromOklch(shaded(own, 0.4 + 0.28 * lightness))
  const bleached = fromOklch({ ...own, l: own.l + 0.66 * (0.985 - own.l), c: own.c * 1.1 })
  const tone = (amount: number) =>
    format(amount < 0 ? mix(cloth, deep, -amount) : mix(cloth, bleached, amount))
  return {
    base: format(cloth),
    lightness,
    depth: depthOf(lightness),
    tone,
    shadow: format(fromOklch(shaded(own, own.l > 0.66 ? 0.3 : 0.16))),
    shine: format(fromOklch({ ...own, l: own.l + 0.36 * (1 - own.l), c: own.c * 1.12 })),
    folds: foldLight(cloth, own),
    seam: lightness < 0.24 ? '#000000' : tone(-0.85),
    thread: lightness < 0.2 ? tone(0.26) : lightness > 0.8 ? tone(-0.28) : tone(0.28),
  }
}

// Black cloth is black all over: in so little colour, every rounding would show as a tint of its own.
function neutral(own: Oklch): Oklch {
  return own.l < 0.4 && own.c < 0.02 ? { ...own, c: 0 } : own
}

// A shadow is no greyer than its cloth, and its hue turns a little: red to crimson, yellow to orange, green to blue-green.
// On bright cloth it turns further, where yellow would else look olive.
function shaded({ l, c, h }: Oklch, share: number): Oklch {
  const turn =
    -12 * Math.cos(((h - 58) * Math.PI) / 90) * (l > 0.66 ? 2.4 : 1) * Math.min(1, c / 0.06)
  return {
    l: l * share,
    c: c * (share + 0.2 * (1 - share)),
    h: h + turn * Math.min(1, (1 - share) * 3),
  }
}

function foldLight(cloth: Rgb, own: Oklch): Palette['folds'] {
  const dark = fromOklch(shaded(own, 0.76))
  const lit = fromOklch({
    c: own.c * 1.15,
    h: own.h,
    // On dark cloth the same step would look white.
    l: Math.min(0.985, own.l + 0.14 * Math.min(1, 0.35 + own.l) * (1.1 - own.l)),
  })
  const share = (from: number, to: number) => to / Math.max(1, from)
  const mean = luminance(dark) / luminance(cloth)
  const tinted = own.l > 0.66 ? 0.55 : 0.35
  const screened = (index: 0 | 1 | 2) =>
    Math.min(0.12, Math.max(0, share(255 - cloth[index], lit[index] - cloth[index])))
  const brighter = (screened(0) + screened(1) + screened(2)) / 3
  const each = (of: (index: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)]
  return {
    // Nearer to grey than the cloth itself would need, so that what is printed or sewn on it keeps its colour.
    dark: each((index) =>
      Math.min(0.86, mean + (share(cloth[index], dark[index]) - mean) * tinted),
    ),
    lit: each((index) => brighter + (screened(index) - brighter) * tinted),
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

// Under a studio lamp, black cloth looks dark grey.
function underLight(rgb: Rgb): Rgb {
  return luminance(rgb) < 0.16 ? mix(rgb, [86, 87, 88], 0.47) : rgb
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

function luminance([r, g, b]: Rgb): number {
  return Math.sqrt(0.3 * (r / 255) ** 2 + 0.59 * (g / 255) ** 2 + 0.11 * (b / 255) ** 2)
}
