import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderFiles } from '../db/folder-files'
import { filesIn, photo, slowSvg, svg, upload } from './corpus'
import { openMedia, type Media } from './media'

let folder: string
let media: Media
let impatient: Media
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  media = openMedia(folderFiles(folder), { timeLimit: 60_000, idleLimit: 1 })
  impatient = openMedia(folderFiles(folder), { timeLimit: 2_500 })
})
afterEach(async () => {
  await Promise.all([media.close(), impatient.close()])
  await rm(folder, { recursive: true })
})

test('a picture that takes too long is 422, and the next one is read', async () => {
  const slow = impatient.save(upload(slowSvg(), 'slow.svg'))
  const next = impatient.save(upload(await photo().png().toBuffer(), 'next.png'))
  await expect(slow).rejects.toThrow(/too long/)
  expect(await filesIn(folder)).toEqual([])
  expect(await next).toMatch(/^\/media\//)
})

test('the process that ended because it was idle is started again', async () => {
  await media.save(upload(svg('<path d="M0 0"/>'), 'a.svg'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await media.save(upload(svg('<path d="M1 1"/>'), 'b.svg'))).toMatch(/^\/media\//)
})

test('the tenth upload at the same time is 503', async () => {
  const uploads = Array.from({ length: 10 }, (_, index) =>
    media.save(upload(svg(`<path d="M${index} 0"/>`), 'x.svg')),
  )
  const answers = await Promise.allSettled(uploads)
  const refusals = answers.filter(({ status }) => status === 'rejected')
  expect(refusals).toMatchObject([{ reason: { name: 'Refusal', status: 503 } }])
})
