import { execFile, execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFile } from '@etrend/tooling/server-args'
import { expect, it } from 'vitest'
import { call, signIn } from './support/call'
import { makeDatabase } from './support/several-servers'
import type { Shop } from './support/shop'
import { openShop, temporaryFolder } from './support/temporary'

const run = promisify(execFile)
const color = { form: { color_name: 'Teal', hex_code: '#008080' } }

it('two processes serve one port; where one is killed another takes its place, and no connection is left without an answer or an end', async () => {
  const shop = await openShop({ DATABASE_URL: await newDatabase(), WORKERS: '2' })
  await shop.printed('2 processes serve the shop.')
  const [first, second] = workersOf(shop)
  process.kill(Number(first), 'SIGKILL')
  await expect.poll(() => workersOf(shop)).not.toContain(first)
  // The other one goes on meanwhile.
  expect((await call('GET', `${shop.api}/store/products`)).status).toBe(200)
  await expect.poll(() => workersOf(shop)).toHaveLength(2)
  expect(workersOf(shop)).toContain(second)
  const { access: token } = await signIn(shop.api)
  expect((await call('POST', `${shop.api}/comp/createColor/`, { token, ...color })).status).toBe(
    201,
  )

  for (let round = 0; round < 5; round += 1) {
    await expect.poll(() => workersOf(shop)).toHaveLength(2)
    await expect.poll(() => endOf(shop.api)).toBe('answered')
    process.kill(Number(workersOf(shop)[round % 2]), 'SIGKILL')
    const ends = await Promise.all(Array.from({ length: 50 }, () => endOf(shop.api)))
    expect(ends).not.toContain('neither')
  }
  await expect.poll(() => workersOf(shop)).toHaveLength(2)
  await expect.poll(() => endOf(shop.api)).toBe('answered')
  expect(await shop.stop()).toEqual({ code: 0, signal: null })
  expect(shop.stderr()).toBe('')
})

it('a backup restored at one server is what the others serve, and everyone signs in again', async () => {
  const settings = { DATABASE_URL: await newDatabase(), LOG_LEVEL: 'silent' }
  const DATA_DIR = temporaryFolder()
  const here = await openShop({ ...settings, DATA_DIR })
  const there = await openShop({ ...settings, WORKERS: '2' })
  const env = { ...settings, DATA_DIR, PATH: process.env.PATH }
  const command = join(serverFile, '../backup.js')
  const { stdout } = await run(process.execPath, [command, 'backup'], { env })
  const backup = /checked: (\S+)/.exec(stdout)?.[1] ?? ''
  const { access: token } = await signIn(there.api)
  await call('POST', `${there.api}/comp/createColor/`, { token, ...color })
  await expect.poll(() => colorsOf(here)).toMatchObject([{ color_name: 'Teal' }])

  await run(process.execPath, [command, 'restore', backup], { env })
  await expect.poll(() => colorsOf(here)).toEqual([])
  await expect.poll(() => colorsOf(there)).toEqual([])
  const own = async () => (await call('GET', `${there.api}/staff/backups/`, { token })).status
  await expect.poll(own).toBe(401)
  const again = await signIn(there.api)
  const made = await call('POST', `${there.api}/comp/createColor/`, {
    token: again.access,
    ...color,
  })
  expect(made.status).toBe(201)
  await expect.poll(() => colorsOf(here)).toMatchObject([{ color_name: 'Teal' }])
})

async function newDatabase() {
  return await makeDatabase(process.env.E2E_DATABASE_URL ?? '')
}

/** Opens a connection of its own and requests a page on it. Neither answered nor closed after 10 s, it hangs. */
async function endOf(api: string) {
  return await new Promise<'answered' | 'closed' | 'neither'>((resolve) => {
    const request = get(`${api}/store/products`, { agent: false, timeout: 10_000 }, (answer) => {
      answer.resume().on('close', () => resolve('answered'))
    })
    request.on('timeout', () => resolve('neither')).on('error', () => resolve('closed'))
  })
}

/** The ids of the processes that a shop has started. */
function workersOf({ pid }: Shop) {
  try {
    const text = execFileSync('pgrep', ['-P', String(pid), '-f', 'server.js'], { encoding: 'utf8' })
    return text.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

async function colorsOf({ api }: Shop) {
  return (await call('GET', `${api}/comp/allColor/`).catch(() => undefined))?.body
}
