import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Wait } from '../lib/wait'
import { openTestMedia } from '../test/test-media'
import { filesIn, photo, slowSvg, svg, upload } from './corpus'
import type { Media } from './media'

let folder: string
let media: Media
let close: () => Promise<void>
/** Ends the waits for pictures that are being read. */
const giveUps: (() => void)[] = []
beforeEach(async () => {
  giveUps.length = 0
  const limit: Wait = (giveUp) => {
    giveUps.push(giveUp)
    return () => {}
  }
  ;({ folder, media, close } = await openTestMedia({ limit, idleLimit: 1 }))
})
afterEach(() => close())

test('a picture that takes too long is 422, and the next one is read', async () => {
  const quick = upload(await photo().png().toBuffer(), 'next.png')
  const slow = media.save(upload(slowSvg(), 'slow.svg'))
  await expect.poll(() => giveUps.length).toBe(1)
  // Uploads look for their files before they are read: begun together with the slow one, this one could overtake it.
  const next = media.save(quick)
  giveUps[0]?.()
  await expect(slow).rejects.toThrow(/too much time or memory/)
  expect(await filesIn(folder)).toEqual([])
  expect(await next).toMatch(/^\/media\//)
})

test('the process that ended because it was idle is started again', async () => {
  await media.save(upload(svg('<path d="M0 0"/>'), 'a.svg'))
  await expect.poll(children).toBe(0)
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

/** How many processes this one has started that still run. */
function children() {
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
}
