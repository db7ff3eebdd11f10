import { crc32, deflateSync } from 'node:zlib'

/** A real PNG of one colour, made here so that no test needs a picture library. */
export function png(width = 64, height = 80, [red, green, blue]: Rgb = [31, 42, 77]) {
  const pixels = Buffer.alloc(width * 3)
  for (let x = 0; x < width; x += 1) pixels.set([red, green, blue], x * 3)
  // Each line begins with its filter's number: 0, no filter.
  const line = Buffer.concat([Buffer.of(0), pixels])
  const lines = Buffer.concat(Array.from({ length: height }, () => line))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits each of red, green and blue
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Rgb = [red: number, green: number, blue: number]

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A generated picture for a file input of the browser. `red` is its color's part of red, 0 to 255. */
export function picture(name: string, red: number) {
  return { name, mimeType: 'image/png', buffer: png(64, 80, [red, 60, 120]) }
}
