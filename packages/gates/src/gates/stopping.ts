import { existsSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signIn } from '@etrend/e2e/support/call'
import type { Gate } from '../gate'
import { invariantBreaches } from '../support/books'
import { tally } from '../support/count'
import { formOf } from '../support/requests'
import { openBooks } from '../support/stock'

const IN_FLIGHT = 50
const LONGEST_MS = 10_000

export const stopping: Gate = {
  id: 'G19',
  aim: 'SIGTERM with 50 calls in flight: all 50 answered and kept, new connections refused, exit 0 within 10 s, the write-ahead log emptied to 0 bytes',
  async run({ openShop, expect, many, isShort }) {
    const shop = await openShop()
    const { access } = await signIn(shop.api)
    const flying = await Promise.all(
      Array.from({ length: IN_FLIGHT }, (_, n) => openUpload(shop.port, access, `Size ${n}`)),
    )
    // Waits until all of them are let in, since a busy shop makes some of them wait.
    await setTimeout(many(5_000, 2_000))
    const began = performance.now()
    shop.signal('SIGTERM')
    while (!(await isRefused(shop.port))) await setTimeout(20)
    const answers = tally(await Promise.all(flying.map((upload) => upload.finish())))
    const { code } = await shop.ended
    const ms = performance.now() - began
    const log = join(shop.dataDir, 'shop.db-wal')
    const bytes = existsSync(log) ? statSync(log).size : 0
    expect(answers === `${IN_FLIGHT} × 201`, `what was in flight was answered ${answers}`)
    expect(code === 0, `it ended with ${code}`)
    expect(ms <= (isShort ? LONGEST_MS * 3 : LONGEST_MS), `it took ${ms.toFixed(0)} ms`)
    expect(bytes === 0, `the log holds ${bytes} bytes`)
    expect(shop.stderr() === '', `it wrote ${shop.stderr()}`)
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    const books = openBooks(shop.dataDir)
    const kept = books.count(`SELECT count(*) FROM size WHERE size_name LIKE 'Size %'`)
    books.close()
    expect(kept === IN_FLIGHT, `${kept} of ${IN_FLIGHT} were kept`)
    return `${answers}, ${kept} kept; exit ${code} after ${(ms / 1000).toFixed(1)} s; log ${bytes} bytes`
  },
}

/** Begins to add a size: the server has received the headers and waits for the rest of the body. */
async function openUpload(port: number, token: string, size_name: string) {
  const { headers, body } = formOf({ size_name })
  const sent = request({
    port,
    host: '127.0.0.1',
    agent: false,
    method: 'POST',
    path: '/comp/createSize/',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  const status = new Promise<number | string>((resolve) => {
    sent.on('error', ({ message }) => resolve(message))
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
  })
  await new Promise((taken) => {
    sent.once('continue', taken).flushHeaders()
  })
  sent.write(body.subarray(0, 40))
  return {
    async finish() {
      sent.end(body.subarray(40))
      return await status
    },
  }
}

async function isRefused(port: number) {
  return await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })
}
