// @module-tag by-engine

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderFiles } from '@etrend/database'
import { inTransaction } from '@etrend/postgres'
import { expect, it, onTestFinished } from 'vitest'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { connectionsTo, makeDatabase } from '../test/postgres'
import { urlOfShop } from '../test/test-database'
import { picturesOf } from '../test/test-files'
import { twoMachines } from '../test/two-servers'
import { svg } from './corpus'
import { openMedia } from './media'

/** Uploads a picture and gives its src. */
async function upload({ form }: TestShop, color = '#aa0011') {
  const image = { product: '1', is_display_image: 'True', image: await png(color), color: '1' }
  const made = await form('POST', '/comp/createProductImg/', image)
  expect(made.statusCode).toBe(201)
  return made.json<{ image: string }>().image
}

function mediaOf({ db }: TestShop) {
  const media = openMedia(db.files)
  onTestFinished(() => media.close())
  return media
}

const copiesOf = async ({ folder }: TestShop) =>
  (await folderFiles(folder).list('media')).map(({ path }) => path)
const never = (error: unknown) => expect.fail(String(error))

it('a picture uploaded at one server is sent by the other, also once the copy there is gone', async () => {
  const [here, there] = await twoMachines()
  const src = await upload(here)
  const first = await there.get(`${src}-640.webp`)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
  const [copy] = await copiesOf(there)
  expect(copy).toContain(`${src.slice('/media/'.length)}-640.webp`)
  rmSync(join(there.folder, 'media'), { recursive: true })
  for (const server of [there, here]) {
    const again = await server.get(`${src}-640.webp`)
    expect(again.headers['content-length']).toBe(String(first.rawPayload.length))
    expect(again.rawPayload).toEqual(first.rawPayload)
  }
})

it('a token that one server signed is accepted by the other, and no machine has the key in a file', async () => {
  const [here, there] = await twoMachines()
  const { headers } = here
  const answer = await there.app.inject({ url: '/staff/backups/', headers })
  expect(answer.statusCode).toBe(200)
  for (const { folder } of [here, there])
    expect(await folderFiles(folder).list('secrets')).toEqual([])
})

it('a picture that one server deleted is gone at the other once that one sweeps its copies', async () => {
  const [here, there] = await twoMachines()
  const src = await mediaOf(here).saveDrawing(svg('<rect width="9" height="9"/>'), [16])
  expect((await there.get(`${src}-16.avif`)).statusCode).toBe(200)
  await mediaOf(here).remove(src)
  const answers = [await here.get(`${src}-16.avif`), await there.get(`${src}-16.webp`)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  await there.db.files.sweep(() => true)
  expect((await there.get(`${src}-16.avif`)).statusCode).toBe(404)
  expect(await copiesOf(there)).toEqual([])
})

it('a picture that was uploaded at another server a moment ago is not removed from under its new row', async () => {
  const [here, there] = await twoMachines()
  const drawing = svg('<rect width="8" height="8"/>')
  const src = await mediaOf(here).saveDrawing(drawing, [16])
  await mediaOf(there).saveDrawing(drawing, [16])
  await mediaOf(here).remove(src)
  expect((await here.get(`${src}-16.avif`)).statusCode).toBe(200)
})

it('while the database is cut off, copied pictures are sent, and the others are answered 503', async () => {
  const [here, there] = await twoMachines()
  const src = await upload(here)
  expect((await there.get(`${src}-640.webp`)).statusCode).toBe(200)
  const name = new URL(urlOfShop(here.folder)).pathname.slice(1)
  const admin = connectionsTo((await makeDatabase()).url)
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ])
  expect((await there.get(`${src}-640.webp`)).statusCode).toBe(200)
  for (const other of [`${src}-320.webp`, `/media/${'0'.repeat(32)}-640.webp`]) {
    const { statusCode, headers } = await there.get(other)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '1',
      'no-store',
    ])
  }
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  await expect.poll(async () => (await there.get(`${src}-320.webp`)).statusCode).toBe(200)
})

it('a picture is kept while another server has the writers’ turn', async () => {
  const [here] = await twoMachines()
  await inTransaction(connectionsTo(urlOfShop(here.folder)), '', async (tx) => {
    await tx.query('LOCK TABLE writer_turn IN EXCLUSIVE MODE')
    const src = await mediaOf(here).saveDrawing(svg('<rect width="7" height="7"/>'), [16])
    expect((await here.get(`${src}-16.avif`)).statusCode).toBe(200)
  })
})

it('servers that draw the same sketches leave every picture whole, and no sketch', async () => {
  const [here, there] = await twoMachines()
  const before = await picturesOf(here.db)
  const drawers = [mediaOf(here), mediaOf(there)] as const
  const sketches = ['red', 'blue'].map((color, place) => ({
    svg: svg(`<rect width="9" height="9" fill="${color}"/>`),
    widths: [16, 32],
    color: '#a03020',
    place,
  }))
  const sources = await Promise.all(sketches.map((sketch) => drawers[0].saveSketch(sketch)))
  await Promise.all(drawers.map((media) => media.drawAhead(never)))
  const files = (await picturesOf(there.db)).filter((file) => !before.includes(file))
  const wanted = ['16.avif', '16.webp', '32.avif', '32.webp']
  expect(files).toEqual(
    sources
      .flatMap((src) => wanted.map((ending) => `${src.slice('/media/'.length)}-${ending}`))
      .toSorted(),
  )
})
