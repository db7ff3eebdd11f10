import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderFiles } from '@etrend/database'
import { NOW } from '@etrend/tooling/given-time'
import { expect, onTestFinished, test } from 'vitest'
import { agePictures, openTestFiles } from '../test/test-files'
import { svg } from './corpus'
import { openMedia } from './media'

const widths = [16]

async function openPictures() {
  const shop = await openTestFiles()
  const media = openMedia(shop.files)
  onTestFinished(() => media.close())
  const names = async () =>
    (await shop.pictures()).map((file) => `/media/${file.slice(0, 32)}`).toSorted()
  return { ...shop, media, names }
}

test('a removed picture leaves no file, and the others stay', async () => {
  const { media, names } = await openPictures()
  const first = await media.saveDrawing(svg('<rect width="1" height="1"/>'), widths)
  const second = await media.saveDrawing(svg('<rect width="2" height="2"/>'), widths)
  await media.remove(first)
  expect(await names()).toEqual([second, second])
  await media.remove('/media/../../etc/passwd')
  await media.remove(first)
})

test('a picture that was uploaded again a moment ago is not removed from under its new row', async () => {
  const { media, names } = await openPictures()
  const drawing = svg('<rect width="3" height="3"/>')
  const src = await media.saveDrawing(drawing, widths)
  await media.saveDrawing(drawing, widths)
  await media.remove(src)
  expect(await names()).toEqual([src, src])
})

test('a sweep deletes what is unused for an hour and what interrupted uploads left', async () => {
  const { media, names, db, folder } = await openPictures()
  const used = await media.saveDrawing(svg('<rect width="4" height="4"/>'), widths)
  const unused = await media.saveDrawing(svg('<rect width="5" height="5"/>'), widths)
  const recent = await media.saveDrawing(svg('<rect width="6" height="6"/>'), widths)
  await agePictures({ db, folder }, recent.slice('/media/'.length))
  const drafts = join(folder, 'media', 'tmp')
  const twoHoursAgo = new Date(NOW - 2 * 3_600_000)
  for (const draft of ['left', 'of-another-process']) {
    await mkdir(join(drafts, draft), { recursive: true })
    await writeFile(join(drafts, draft, 'half.avif'), 'half')
  }
  await utimes(join(drafts, 'left'), twoHoursAgo, twoHoursAgo)
  await media.sweep(new Set([used]))
  expect(await names()).toEqual([recent, recent, used, used].toSorted())
  expect(await names()).not.toContain(unused)
  expect(await readdir(drafts)).toEqual(['of-another-process'])
})

test('a picture that was found again within the hour outlives a sweep', async () => {
  const { media, names, db, folder } = await openPictures()
  const drawing = svg('<rect width="8" height="8"/>')
  const src = await media.saveDrawing(drawing, widths)
  await agePictures({ db, folder })
  await media.saveDrawing(drawing, widths)
  expect(await media.sweep(new Set())).toBe(0)
  expect(await names()).toEqual([src, src])
  await agePictures({ db, folder })
  expect(await media.sweep(new Set())).toBe(2)
  expect(await names()).toEqual([])
})

test('a picture that can’t be written leaves nothing half-written', async () => {
  const { folder } = await openPictures()
  const media = openMedia(folderFiles(folder))
  onTestFinished(() => media.close())
  const drawing = svg('<rect width="7" height="7"/>')
  const src = await media.saveDrawing(drawing, widths)
  await media.remove(src)
  const subfolder = join(folder, 'media', src.slice('/media/'.length, '/media/'.length + 2))
  await rm(subfolder, { recursive: true })
  await writeFile(subfolder, 'in the way')
  await expect(media.saveDrawing(drawing, widths)).rejects.toThrow('EEXIST')
  expect(await readdir(join(folder, 'media', 'tmp'))).toEqual([])
})
