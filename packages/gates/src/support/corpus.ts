import { crc32, deflateSync } from 'node:zlib'
import { png } from '@etrend/e2e/support/png'
import sharp from 'sharp'
import { svg, unsafeDrawings } from './drawings'
import type { Chance } from './random'

/** One file to upload, and the status that the shop has to answer. */
export type Specimen = {
  name: string
  file: string
  type: string
  bytes: Buffer
  status: number
}

const html = '<!DOCTYPE html><html><script>alert(1)</script></html>'
const script = '<script>alert(document.domain)</script>'

/** Makes good and hostile pictures, so that the repository has none. Hostile SVGs call the address `listener`. */
export async function corpus(chance: Chance, listener: string): Promise<Specimen[]> {
  const of = (
    name: string,
    file: string,
    type: string,
    content: Buffer | string,
    status: number,
  ) => ({
    name,
    file,
    type,
    status,
    bytes: Buffer.from(content),
  })
  const noise = () => {
    const channel = () => chance.below(256)
    const background = { r: channel(), g: channel(), b: channel() }
    const gaussian = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    return sharp({ create: { width: 300, height: 200, channels: 3, background, noise: gaussian } })
  }
  const jpeg = await noise().jpeg().toBuffer()
  const picture = await noise().png().toBuffer()
  const gif = await noise().gif().toBuffer()
  const located = await noise()
    .withExif({ IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return [
    of('a PNG', 'good.png', 'image/png', picture, 201),
    of('a JPEG', 'good.jpg', 'image/jpeg', jpeg, 201),
    of('a WebP', 'good.webp', 'image/webp', await noise().webp().toBuffer(), 201),
    of('a GIF', 'good.gif', 'image/gif', gif, 201),
    of(
      'an SVG',
      'good.svg',
      'image/svg+xml',
      svg('<circle cx="9" cy="9" r="5" fill="#2f6b4f"/>'),
      201,
    ),
    of('a JPEG with GPS data', 'gps.jpg', 'image/jpeg', located, 201),
    of(
      'a GIF with a script behind it',
      'after.gif',
      'image/gif',
      Buffer.concat([gif, Buffer.from(script)]),
      201,
    ),
    of(
      'a PNG with HTML behind it',
      'after.png',
      'image/png',
      Buffer.concat([await noise().png().toBuffer(), Buffer.from(html)]),
      201,
    ),
    of('an animation of 10,000 frames', 'frames.gif', 'image/gif', gifOf(10_000), 201),
    of(
      'a file name with two extensions',
      'shirt.php.jpg',
      'image/jpeg',
      await noise().jpeg().toBuffer(),
      201,
    ),
    of(
      'a file name with ../ in it',
      '../../../climbed.png',
      'image/png',
      await noise().png().toBuffer(),
      201,
    ),
    of(
      'a file name of 300 letters',
      `${'n'.repeat(300)}.png`,
      'image/png',
      await noise().png().toBuffer(),
      201,
    ),
    of(
      'a file name written from right to left',
      '\u202egnp.evil👗.png',
      'image/png',
      await noise().png().toBuffer(),
      201,
    ),
    ...unsafeDrawings(listener).map(([name, content]) =>
      of(name, 'x.svg', 'image/svg+xml', content, 422),
    ),
    of('50,000 × 50,000', 'bomb.png', 'image/png', hugePng(50_000, 50_000), 422),
    of('15,000 × 15,000', 'bomb.png', 'image/png', hugePng(15_000, 15_000), 422),
    of('45 megapixels, with all pixels there', 'bomb.png', 'image/png', png(15_000, 3_000), 422),
    of('half a JPEG', 'half.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2), 422),
    of('half a PNG', 'half.png', 'image/png', picture.subarray(0, picture.length / 2), 422),
    of('nothing', 'empty.png', 'image/png', '', 400),
    of(
      '8 MiB and a byte',
      'large.png',
      'image/png',
      Buffer.concat([picture, Buffer.alloc(8 * 1024 * 1024)]),
      413,
    ),
    of('HTML named .png', 'x.png', 'image/png', html, 415),
    of('HTML named .jpg', 'x.jpg', 'image/jpeg', html, 415),
    of('HTML named .svg', 'x.svg', 'image/svg+xml', html, 415),
    of('a PNG named .jpg', 'x.jpg', 'image/jpeg', picture, 415),
    of('a JPEG declared an SVG', 'x.jpg', 'image/svg+xml', jpeg, 415),
    of('a TIFF', 'x.tiff', 'image/tiff', await noise().tiff().toBuffer(), 415),
    of('an AVIF', 'x.avif', 'image/avif', '\0\0\0 ftypavif', 415),
    of('a BMP', 'x.bmp', 'image/bmp', 'BM\0\0\0\0', 415),
    of('an icon', 'x.ico', 'image/x-icon', '\0\0\u0001\0', 415),
    of('a PDF', 'x.pdf', 'application/pdf', '%PDF-1.7', 415),
    of('a program', 'x.exe', 'application/octet-stream', 'MZ\0\0', 415),
    of('an archive', 'x.zip', 'application/zip', 'PK\u0003\u0004', 415),
  ]
}

/** A small PNG file whose header claims this width and height. */
function hugePng(width: number, height: number) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(300_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat(parts)
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}

/** A GIF animation of one pixel with so many frames. */
function gifOf(frames: number) {
  const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}
