import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signIn } from '@etrend/e2e/support/call'
import sharp from 'sharp'
import * as z from 'zod'
import type { Gate, GateRun, OpenShop } from '../gate'
import { ask, jsonOf } from '../support/ask'
import { invariantBreaches } from '../support/books'
import { corpus, type Specimen } from '../support/corpus'
import { percentile } from '../support/count'
import { draftsIn, oddForms, upload } from '../support/odd-uploads'
import { chanceOf } from '../support/random'
import type { Part } from '../support/upload-body'
import { watchMemory, usageOf } from '../support/usage'

const created = z.object({ image: z.string() })

export const uploads: Gate = {
  id: 'G8',
  aim: 'good and hostile pictures: each answered as it should be, stored clean, nothing left behind, RSS + 200 MB at most, none longer than 6 s, others p99 < 250 ms meanwhile',
  async run(run) {
    const { openShop, expect, seed, isShort } = run
    const shop = await openShop()
    const { access: token } = await signIn(shop.api)
    const listening = await openListener(run)
    const specimens = await corpus(chanceOf(seed), listening.address)
    const resting = usageOf(shop).rss
    const memory = watchMemory(shop)
    const others = watchOthers(shop)
    let slowest = 0
    for (const specimen of specimens) {
      const before = filesIn(shop)
      const said = await upload(shop, token, [pictureOf(specimen)])
      slowest = Math.max(slowest, said.ms)
      expect(
        said.status === specimen.status,
        `${specimen.name} answered ${said.status}, not ${specimen.status}: ${said.text.slice(0, 120)}`,
      )
      if (said.status === 201)
        await checkStored(shop, specimen, created.parse(jsonOf(said)).image, run)
      else expect(filesIn(shop).length === before.length, `${specimen.name} left a file behind`)
    }
    const forms = await oddForms(shop, token, run)
    const times = await others()
    const grown = memory() - resting
    const wide = isShort ? 5 : 1
    const p99 = percentile(times, 0.99)
    expect(grown <= 200, `RSS grew by ${grown.toFixed(0)} MB`)
    expect(slowest <= 6_000 * wide, `a picture took ${slowest.toFixed(0)} ms`)
    expect(p99 <= 250 * wide, `others waited ${p99.toFixed(0)} ms (p99)`)
    expect(listening.calls() === 0, `a picture made the shop call out ${listening.calls()} times`)
    await shop.stop()
    expect(draftsIn(shop).length === 0, `temporary files were left: ${draftsIn(shop).join(', ')}`)
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    return `${specimens.length} pictures and ${forms} odd forms as they should be; slowest ${slowest.toFixed(0)} ms; others p99 ${p99.toFixed(0)} ms; RSS +${grown.toFixed(0)} MB; ${listening.calls()} calls out`
  },
}

function pictureOf({ file, type, bytes }: Specimen): Part {
  return { name: 'image', file, type, content: bytes }
}

/** Checks that a stored picture is encoded anew: in the shop's formats, at most 1,600 pixels wide, without EXIF. */
async function checkStored(
  { port, dataDir }: OpenShop,
  { name }: Specimen,
  src: string,
  { expect }: GateRun,
) {
  expect(/^\/media\/[0-9a-f]{32}$/.test(src), `${name} is stored as ${src}`)
  const id = src.replace('/media/', '')
  const files = readdirSync(join(dataDir, 'media', id.slice(0, 2))).filter((file) =>
    file.startsWith(id),
  )
  expect(files.length > 0, `${name} has no file`)
  for (const file of files) {
    const served = await ask({ port, method: 'GET', path: `/media/${file}`, isBinary: true })
    const bytes = Buffer.from(served.text, 'latin1')
    const { format, width, exif } = await sharp(bytes).metadata()
    const isOurs = ['webp', 'avif', 'heif'].includes(format)
    expect(served.status === 200 && isOurs, `${name} is served with ${served.status} as ${format}`)
    expect(
      width <= 1_600 && exif === undefined,
      `${name} is served ${width} pixels wide${exif ? ' with its EXIF' : ''}`,
    )
    expect(!/<script|<html/i.test(served.text), `${name} is served with a script`)
  }
}

/** Starts a server that a hostile picture could call; `calls` gives how often that happened. */
async function openListener({ afterwards }: GateRun) {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterwards(() => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { address: `http://127.0.0.1:${port}/`, calls: () => calls }
}

/** Makes calls of other shoppers until the returned function is called, which gives their response times in ms. */
function watchOthers({ port }: OpenShop) {
  const times: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      times.push((await ask({ port, method: 'GET', path: '/store/home' })).ms)
      await setTimeout(50)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return times
  }
}

function filesIn({ dataDir }: OpenShop) {
  const entries = readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
