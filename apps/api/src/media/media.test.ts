import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heroWidths } from '@etrend/domain'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestMedia } from '../test/test-media'
import { filesIn, gifOf, photo, svg, upload } from './corpus'

const { folder, media, close } = await openTestMedia()
afterAll(close)

const suffixes = ['320.avif', '320.webp', '640.avif', '640.webp', '960.avif', '960.webp']

test.each([
  ['png', () => photo().png().toBuffer()],
  ['jpg', () => photo().jpeg().toBuffer()],
  ['webp', () => photo().webp().toBuffer()],
  ['gif', () => photo().gif().toBuffer()],
  ['svg', () => Promise.resolve(Buffer.from(svg('<circle r="20" fill="red"/>')))],
])('a good %s is kept in every width and format', async (extension, make) => {
  const src = await media.save(upload(await make(), `shirt.${extension}`))
  expect(src).toMatch(/^\/media\/[0-9a-f]{32}$/)
  const files = await filesOf(src)
  expect(files.map((file) => file.slice(33)).toSorted()).toEqual(suffixes)
  for (const file of files) {
    const { format, exif, icc, xmp } = await read(file).metadata()
    expect(file).toContain(format === 'heif' ? '.avif' : '.webp')
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  }
})

test('a large picture is kept at the widths, a small one at its own size, a drawing is scaled up', async () => {
  const large = await media.save(upload(await photo(1200, 600).jpeg().toBuffer(), 'large.jpg'))
  expect(await sizesOf(large)).toEqual(['320×160', '640×320', '960×480'])
  const small = await media.save(upload(await photo(400, 100).png().toBuffer(), 'small.png'))
  expect(await sizesOf(small)).toEqual(['320×80', '400×100', '400×100'])
  const vector = await media.save(upload(svg('<rect width="9" height="9"/>'), 'icon.svg'))
  expect(await sizesOf(vector)).toEqual(['320×213', '640×427', '960×640'])
})

test('an SVG of 2,000 elements, and one whose paths have 20,000 numbers, is drawn', async () => {
  const shapes = '<path d="M0 0"/>'.repeat(1_999)
  const path = `<path d="M0${'h.1-1'.repeat(9_999)} 1"/>`
  for (const inside of [shapes, path]) {
    expect(await media.save(upload(svg(inside), 'x.svg'))).toMatch(/^\/media\//)
  }
})

test('a photo taken sideways is turned upright and forgets where it was taken', async () => {
  const GPSLatitude = '52/1 30/1 0/1'
  const sideways = photo(300, 100)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude } })
  const bytes = await sideways.jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const src = await media.save(upload(bytes, 'photo.jpg', 'image/jpeg'))
  expect(await sizesOf(src)).toEqual(['100×300', '100×300', '100×300'])
  for (const file of await filesOf(src)) {
    expect((await read(file).metadata()).exif).toBeUndefined()
    expect((await readFile(pathOf(file))).includes('Exif')).toBe(false)
  }
})

test('of an animation the first frame is kept', async () => {
  const src = await media.save(upload(gifOf(10_000), 'party.gif'))
  const [file = ''] = await filesOf(src)
  expect((await read(file).metadata()).pages ?? 1).toBe(1)
})

test('transparency is kept', async () => {
  const clear = { width: 40, height: 40, channels: 4 as const, background: '#f000' }
  const src = await media.save(upload(await sharp({ create: clear }).png().toBuffer(), 'x.png'))
  for (const file of await filesOf(src)) expect((await read(file).stats()).isOpaque).toBe(false)
})

test('a script after the end of a picture is not kept', async () => {
  const polyglot = Buffer.concat([gifOf(1), Buffer.from('/*<script>alert(1)</script>*/')])
  const src = await media.save(upload(polyglot, 'polyglot.gif', 'image/gif'))
  for (const file of await filesOf(src)) {
    expect((await readFile(pathOf(file))).includes('<script')).toBe(false)
  }
})

test.each([
  '../../x.png',
  'a%00.png',
  'shirt.php.png',
  `${'a'.repeat(300)}.png`,
  'shirt\u202Egpj.png',
  '👕.PNG',
  'no extension',
])('the name %j changes nothing about where a picture is kept', async (name) => {
  const bytes = await photo(8, 8).png().toBuffer()
  const before = await filesIn(folder)
  const src = await media.save(upload(bytes, name))
  const added = (await filesIn(folder)).filter((file) => !before.includes(file))
  expect(added.every((file) => `/media/${file}`.startsWith(src))).toBe(true)
  await media.remove(src)
})

test('the same upload gives the same name and is not decoded again', async () => {
  const bytes = await photo().png().toBuffer()
  const src = await media.save(upload(bytes, 'first.png'))
  const [file = ''] = await filesOf(src)
  await writeFile(pathOf(file), 'untouched')
  expect(await media.save(upload(bytes, 'second.png'))).toBe(src)
  expect(await readFile(pathOf(file), 'utf8')).toBe('untouched')
})

test('our own drawings may use filters and have their own widths', async () => {
  const filter = '<filter id="f"><feTurbulence baseFrequency=".05"/></filter>'
  const drawing = svg(`${filter}<rect width="60" height="40" filter="url(#f)"/>`)
  const src = await media.saveDrawing(drawing, heroWidths)
  expect(await sizesOf(src, heroWidths)).toEqual(['640×427', '1280×853', '1920×1280'])
  expect(await media.saveDrawing(drawing, heroWidths)).toBe(src)
})

async function filesOf(src: string) {
  return (await filesIn(folder)).filter((file) => `/media/${file}`.startsWith(src))
}

async function sizesOf(src: string, widths: readonly number[] = [320, 640, 960]) {
  const files = widths.map((width) => `${src.slice('/media/'.length)}-${width}.avif`)
  const all = await Promise.all(files.map((file) => read(file).metadata()))
  return all.map(({ width, height }) => `${width}×${height}`)
}

function read(file: string) {
  return sharp(pathOf(file))
}

function pathOf(file: string) {
  return join(folder, 'media', file.slice(0, 2), file)
}
