import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderFiles } from '../db/folder-files'
import { answerErrors } from '../http/errors'
import { svg } from './corpus'
import { openMedia, type Media } from './media'

let folder: string
let app: FastifyInstance
let media: Media
let src: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  media = openMedia(folderFiles(folder))
  app = fastify()
  answerErrors(app)
  media.serve(app)
  src = await media.saveDrawing(svg('<rect width="9" height="9"/>'), [16])
  await writeFile(join(folder, 'secret.webp'), 'secret')
})
afterAll(async () => {
  await app.close()
  await media.close()
  await rm(folder, { recursive: true })
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
    src.slice(7),
    'a'.repeat(90),
  ]
  for (const name of names) {
    const answer = await app.inject(`/media/${name}`)
    expect([name, answer.statusCode]).toEqual([name, 404])
    expect(answer.body).toMatch(/^\{"message":"[^"]+"\}$/)
  }
})
