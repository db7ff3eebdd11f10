import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Good and hostile files for the tests, made here so that none is committed.

export function upload(content: Uint8Array | string, name: string, type = '') {
  return new File([content], name, { type })
}

export function svg(inside: string, attributes = 'width="60" height="40"') {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
}

/** A picture of noise, so that half of its bytes is a damaged picture. */
export function photo(width = 60, height = 40) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** A PNG of 70 bytes that claims to be this large. */
export function pngOf(width: number, height: number) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}

/** A small picture whose header claims the largest size that its format has. */
export async function enlarged(format: 'jpeg' | 'webp' | 'gif') {
  if (format === 'gif') return gifOf(1).fill('ffff', 32, 36, 'hex')
  const bytes = await photo().toFormat(format).toBuffer()
  if (format === 'webp') return bytes.fill('ff3f', 26, 30, 'hex')
  const header = bytes.indexOf('ffc0', 'hex') // SOF0: its length and precision come before the size
  return bytes.fill('ffdc', header + 5, header + 9, 'hex')
}

/** An animation of 1 × 1 pixel. */
export function gifOf(frames: number) {
  const header = Buffer.from('474946383961010001008000000000 00ffffff'.replace(' ', ''), 'hex')
  const frame = Buffer.from(
    '21f904000a0000002c000000000100010000020244 0100'.replace(' ', ''),
    'hex',
  )
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([header, ...all, Buffer.from(';')])
}

/** An SVG of nothing but shapes that takes the renderer ten seconds. */
export function slowSvg() {
  const gradient =
    '<radialGradient id="g"><stop stop-opacity=".1"/><stop offset="1"/></radialGradient>'
  const layer = '<rect fill="url(#g)" width="9" height="9"/>'
  return svg(gradient + layer.repeat(1_900), 'viewBox="0 0 9 9"')
}

/** Every file below a folder, by name. */
export async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
