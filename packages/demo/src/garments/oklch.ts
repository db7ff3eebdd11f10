type Rgb = readonly [number, number, number]

/** A colour as the eye orders it: lightness 0–1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** From sRGB bytes; the constants are those of Björn Ottosson's OKLab. */
export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI }
}

/** To sRGB bytes. A colour that no screen shows loses chroma until one does, so that its hue and lightness hold. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const rgb = bytes(l, c * share, h)
    if (rgb.every((part) => part >= -1 && part <= 256)) return clamped(rgb)
  }
  return clamped(bytes(l, 0, h))
}

function bytes(l: number, c: number, h: number): Rgb {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function clamped([r, g, b]: Rgb): Rgb {
  const part = (value: number) => Math.min(255, Math.max(0, value))
  return [part(r), part(g), part(b)]
}

function linear(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encoded(part: number): number {
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)
}
