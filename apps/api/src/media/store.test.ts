import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn, svg } from './corpus'
import { openMedia, type Media } from './media'

let folder: string
let media: Media
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  media = openMedia(folder)
})
afterEach(async () => {
  await media.close()
  await rm(folder, { recursive: true })
})

const widths = [16]

test('a removed picture leaves no file, and the others stay', async () => {
  const first = await media.saveDrawing(svg('<rect width="1" height="1"/>'), widths)
  const second = await media.saveDrawing(svg('<rect width="2" height="2"/>'), widths)
  await media.remove(first)
  expect(await names()).toEqual([second, second])
  await media.remove('/media/../../etc/passwd')
  await media.remove(first)
})

test('a picture that was uploaded again a moment ago is not removed from under its new row', async () => {
  const drawing = svg('<rect width="3" height="3"/>')
  const src = await media.saveDrawing(drawing, widths)
  await media.saveDrawing(drawing, widths)
  await media.remove(src)
  expect(await names()).toEqual([src, src])
})

test('a sweep deletes what is unused for an hour and what interrupted uploads left', async () => {
  const used = await media.saveDrawing(svg('<rect width="4" height="4"/>'), widths)
  const unused = await media.saveDrawing(svg('<rect width="5" height="5"/>'), widths)
  const recent = await media.saveDrawing(svg('<rect width="6" height="6"/>'), widths)
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const file of await filesIn(folder)) {
    if (!recent.includes(file.slice(0, 32))) {
      await utimes(join(folder, file.slice(0, 2), file), twoHoursAgo, twoHoursAgo)
    }
  }
  await mkdir(join(folder, 'tmp', 'left'))
  await writeFile(join(folder, 'tmp', 'left', 'half.avif'), 'half')
  expect(await media.sweep(new Set([used]))).toBe(3)
  expect(await names()).toEqual([recent, recent, used, used].toSorted())
  expect(await names()).not.toContain(unused)
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('a picture that can’t be written leaves nothing half-written', async () => {
  const drawing = svg('<rect width="7" height="7"/>')
  const src = await media.saveDrawing(drawing, widths)
  await media.remove(src)
  const subfolder = join(folder, src.slice('/media/'.length, '/media/'.length + 2))
  await rm(subfolder, { recursive: true })
  await writeFile(subfolder, 'in the way')
  await expect(media.saveDrawing(drawing, widths)).rejects.toThrow('EEXIST')
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})

test('a folder that can’t be made stops the start with a sentence', async () => {
  await writeFile(join(folder, 'file'), '')
  expect(() => openMedia(join(folder, 'file'))).toThrow(/^The folder for pictures can’t be made: /)
})

async function names() {
  return (await filesIn(folder)).map((file) => `/media/${file.slice(0, 32)}`).toSorted()
}
