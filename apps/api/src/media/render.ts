import { pictureFormats } from '@etrend/domain'
import sharp, { type Channels, type Sharp } from 'sharp'
import type { FileFormat, PictureKind } from './decode-messages'

// What is drawn or decoded once is never needed again.
sharp.cache(false)

/** Pixels in memory, sRGB. */
export type Picture = { data: Buffer; raw: { width: number; height: number; channels: Channels } }
export type Rendition = { width: number; format: FileFormat; bytes: Uint8Array }

const MAX_PIXELS = 40_000_000
// No picture on the page is narrower than this. Without a limit, a strip 1 pixel wide would become 16,000 pixels high.
const MAX_HEIGHT_PER_WIDTH = 4

/**
 * The first frame of a picture, upright, in sRGB and at most `width` pixels wide; an SVG is drawn that wide.
 * Rejects a picture that is cut off or can't be decoded, and one over 40 megapixels. What decoders only warn of is
 * taken: Samsung phones write JPEGs with wrong scan parameters and stray bytes, which all browsers show (sharp issue
 * 1578).
 */
export function decode(bytes: Buffer, kind: PictureKind, width: number) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const size = { ...within(width), withoutEnlargement: kind !== 'svg' }
  return pixelsOf(picture.autoOrient().resize(size))
}

/**
 * A picture in each of the widths (in pixels; a smaller picture keeps its size) and formats, one after the
 * other so that one core is enough. Metadata is left out.
 */
export async function renditions(
  picture: Picture,
  widths: readonly number[],
  formats: readonly FileFormat[] = pictureFormats,
) {
  const made: Rendition[] = []
  for (const width of widths) {
    const { data, raw } = await resized(picture, width)
    for (const format of formats) {
      made.push({ width, format, bytes: await encode[format](sharp(data, { raw })).toBuffer() })
    }
  }
  return made
}

// Measured on drawings 960 wide (ms, kB, PSNR): AVIF effort 0 42 24 41.3 · 1 at q55 64 26 42.3 · 2 192 24 41.6
// · 3 274 20 42.6 · 4 1227 17 42.5; WebP effort 2 35 34 40.1 · 3 91 32 40.2 · 4 92 32 40.2.
const encode: Record<FileFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ effort: 1, quality: 55 }),
  webp: (picture) => picture.webp({ effort: 2, quality: 80 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
}

function within(width: number) {
  return { width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside' as const }
}

function resized({ data, raw }: Picture, width: number) {
  return pixelsOf(sharp(data, { raw }).resize({ ...within(width), withoutEnlargement: true }))
}

async function pixelsOf(picture: Sharp): Promise<Picture> {
  const upright = picture.toColourspace('srgb').raw()
  const { data, info } = await upright.toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = { data, raw: { width, height, channels } }
  return isOpaque(pixels) ? withoutAlpha(pixels) : pixels
}

// An alpha channel that hides nothing costs a fifth of the encoding time.
async function withoutAlpha({ data, raw }: Picture): Promise<Picture> {
  const opaque = await sharp(data, { raw }).removeAlpha().raw().toBuffer()
  return { data: opaque, raw: { ...raw, channels: 3 } }
}

function isOpaque({ data, raw }: Picture) {
  if (raw.channels !== 4) return false
  for (let index = 3; index < data.length; index += 4) {
    if (data[index] !== 255) return false
  }
  return true
}
