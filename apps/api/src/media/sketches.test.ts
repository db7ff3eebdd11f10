import type { Files } from '@etrend/database'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerErrors } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { openTestFiles } from '../test/test-files'
import { svg } from './corpus'
import { openMedia } from './media'
import { servePictures } from './serve'
import { openSketches } from './sketches'
import { openStore } from './store'

const sketch = {
  svg: svg('<rect width="9" height="9"/>'),
  widths: [16, 32],
  color: '#a03020',
  place: 0,
}
const never = (error: unknown) => expect.fail(String(error))

/** The pictures as a browser asks for them, and the names of all files. */
async function openPictures(requireRoom?: () => void) {
  const { files, pictures: all } = await openTestFiles()
  const pictures = async () => (await all()).filter((file) => !file.endsWith('.json'))
  return { ...serve(files, requireRoom), files, all, pictures }
}

function serve(files: Files, requireRoom?: () => void) {
  const media = openMedia(files, { ...(requireRoom && { requireRoom }) })
  const app = fastify()
  answerErrors(app)
  media.serve(app)
  onTestFinished(async () => {
    await app.close()
    await media.close()
  })
  return { media, get: (address: string) => app.inject(address) }
}

/** The same with drawers that draw nothing before they are released, or fail. */
async function openSlowPictures(outcome: 'drawn' | 'failed') {
  const { files } = await openTestFiles()
  const store = openStore(files)
  const name = 'a'.repeat(32)
  let drawings = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const sketches = openSketches(store, {
    async draw(_svg, [width = 0]) {
      drawings += 1
      await released
      if (outcome === 'failed') throw new Error('The drawer was killed.')
      return (['avif', 'webp'] as const).map((format) => ({
        width,
        format,
        bytes: Buffer.from('drawn'),
      }))
    },
    close: async () => [],
  })
  await sketches.add(name, sketch)
  const app = fastify()
  answerErrors(app)
  servePictures(app, { store, sketches, plain: { make: async () => false } })
  onTestFinished(async () => {
    release()
    await app.close()
    await sketches.close()
  })
  const get = () => app.inject(`/media/${name}-16.avif`)
  return { get, release, drawings: () => drawings }
}

test('a sketch is drawn in the width that a browser asks for', async () => {
  const { media, get, pictures } = await openPictures()
  const src = await media.saveSketch(sketch)
  for (const format of ['avif', 'webp']) {
    const kind = async () => (await get(`${src}-16.${format}`)).headers['content-type']
    await expect.poll(kind).toBe(`image/${format}`)
  }
  expect((await pictures()).map((file) => file.slice(33))).toEqual(['16.avif', '16.webp'])
})

test('the shop’s own drawings get the picture of a sketch, which is drawn for them', async () => {
  const { media } = await openPictures()
  const src = await media.saveSketch(sketch)
  expect((await media.webpOf(src, 16))?.toString('latin1', 8, 12)).toBe('WEBP')
  expect(await media.webpOf(src, 17)).toBeUndefined()
})

test('a width that the sketch does not have is 404, and so is the sketch itself', async () => {
  const { media, get } = await openPictures()
  const src = await media.saveSketch(sketch)
  for (const end of ['-17.avif', '-sketch.json', '-16.json'])
    expect((await get(`${src}${end}`)).statusCode).toBe(404)
})

test('a restart draws what is left, and forgets each sketch once its picture is whole', async () => {
  const before = await openPictures()
  const { pictures } = before
  const src = await before.media.saveSketch(sketch)
  await before.get(`${src}-32.webp`)
  await before.media.close()
  const { media, get } = serve(before.files)
  void media.drawAhead(never)
  await expect
    .poll(async () => (await before.all()).filter((file) => file.endsWith('.json')))
    .toEqual([])
  expect(await pictures()).toHaveLength(4)
  expect((await get(`${src}-32.avif`)).statusCode).toBe(200)
  expect(await media.saveSketch(sketch)).toBe(src)
  expect(await pictures()).toHaveLength(4)
})

test('nothing is drawn ahead while the disk is nearly full, and the rest once there is room', async () => {
  let isLow = true
  let looks = 0
  const { media, pictures } = await openPictures(() => {
    looks += 1
    if (isLow) throw new Refusal(507, 'The disk is nearly full.')
  })
  await media.saveSketch(sketch)
  void media.drawAhead(never)
  await expect.poll(() => looks).toBeGreaterThan(1)
  expect(await pictures()).toEqual([])
  isLow = false
  await expect.poll(pictures).toHaveLength(4)
})

test('lower places are drawn first', async () => {
  const { files } = await openTestFiles()
  const store = openStore(files)
  const order: string[] = []
  const sketches = openSketches(store, {
    async draw(drawing) {
      order.push(drawing)
      return []
    },
    close: async () => [],
  })
  onTestFinished(() => sketches.close())
  const later = { ...sketch, svg: svg('<g/>'), place: 2 }
  await sketches.add('b'.repeat(32), later)
  await sketches.add('c'.repeat(32), { ...sketch, place: 1 })
  void sketches.drawAhead(never)
  await expect.poll(() => order.length).toBe(4)
  expect(order).toEqual([sketch.svg, sketch.svg, later.svg, later.svg])
})

test('a picture that is not drawn within a second is its color until it is', async () => {
  const { get, release, drawings } = await openSlowPictures('drawn')
  const [answer, other] = await Promise.all([get(), get()])
  expect(drawings()).toBe(1)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect([answer.body, other.body]).toEqual([
    answer.body,
    expect.stringContaining('fill="#a03020"'),
  ])
  release()
  await expect.poll(async () => (await get()).headers['content-type']).toBe('image/avif')
})

test('a picture that can’t be drawn is its color, and is tried again the next time', async () => {
  const { get, release, drawings } = await openSlowPictures('failed')
  release()
  for (const time of [1, 2]) {
    expect((await get()).headers['content-type']).toBe('image/svg+xml')
    expect(drawings()).toBe(time)
  }
})

test('a removed picture takes its sketch with it', async () => {
  const { media, get } = await openPictures()
  const src = await media.saveSketch(sketch)
  await media.remove(src)
  expect((await get(`${src}-16.avif`)).statusCode).toBe(404)
})
