import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from '../http/errors'
import { openTestMedia } from '../test/test-media'
import { svg } from './corpus'

const { folder, media, close } = await openTestMedia()
let app: FastifyInstance
let src: string
beforeAll(async () => {
  app = fastify()
  answerErrors(app)
  media.serve(app)
  src = await media.saveDrawing(svg('<rect width="9" height="9"/>'), [16])
  await writeFile(join(folder, 'secret.webp'), 'secret')
})
afterAll(async () => {
  await app.close()
  await close()
})

test('a picture is answered as an image and nothing else, to be cached permanently', async () => {
  for (const format of ['avif', 'webp']) {
    const answer = await app.inject(`${src}-16.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('a picture that the browser has is not sent again', async () => {
  const { headers } = await app.inject(`${src}-16.webp`)
  const known = { 'if-none-match': `W/"other", ${headers.etag}` }
  const answer = await app.inject({ url: `${src}-16.webp`, headers: known })
  expect(answer.statusCode).toBe(304)
  expect(answer.body).toBe('')
})

test('HEAD answers the size without the picture', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `${src}-16.webp` })
  expect(answer.statusCode).toBe(200)
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
  expect(answer.body).toBe('')
})

test('every other name is 404', async () => {
  const names = [
    '',
    'secret.webp',
    '../secret.webp',
    '..%2fsecret.webp',
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e%5csecret.webp',
    `${src.slice(7)}-16.webp%00.avif`,
    `${src.slice(7)}-16.webp%0a`,
    `${src.slice(7)}-16.svg`,
    `${src.slice(7).toUpperCase()}-16.webp`,
    `${src.slice(7)}-17.webp`,
    `${src.slice(7)}-640.jpg`,
    `${src.slice(7)}-960.png`,
    src.slice(7),
    'a'.repeat(90),
  ]
  for (const name of names) {
    const answer = await app.inject(`/media/${name}`)
    expect([name, answer.statusCode]).toEqual([name, 404])
    expect(answer.body).toMatch(/^\{"message":"[^"]+"\}$/)
  }
})

test('a picture for mails is a JPEG that pages of other sites may show, made once', async () => {
  const drawn = await media.saveDrawing(svg('<rect width="8" height="9"/>'), [320])
  const asked = await Promise.all([1, 2, 3].map(() => app.inject(`${drawn}-320.jpg`)))
  for (const answer of [...asked, await app.inject(`${drawn}-320.jpg`)]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  }
  const files = await readdir(join(folder, 'media', drawn.slice(7, 9)))
  expect(files.filter((name) => name.endsWith('.jpg'))).toEqual([`${drawn.slice(7)}-320.jpg`])
})

test('a logo for mails is a PNG, so that it stays transparent', async () => {
  const drawn = await media.saveDrawing(svg('<circle cx="5" cy="5" r="3"/>'), [320])
  const answer = await app.inject(`${drawn}-320.png`)
  expect(answer.headers['content-type']).toBe('image/png')
  expect((await sharp(answer.rawPayload).metadata()).hasAlpha).toBe(true)
})

test('there is no picture for mails of another width, and none without its picture', async () => {
  const name = src.slice(7)
  const wrong = [
    `${name}-16.jpg`,
    `${name}-320.jpg`,
    `${name}-320.gif`,
    `${'0'.repeat(32)}-320.png`,
  ]
  for (const file of wrong) {
    expect((await app.inject(`/media/${file}`)).statusCode).toBe(404)
  }
})
