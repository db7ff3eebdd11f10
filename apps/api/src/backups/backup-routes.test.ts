import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { backupList, session, storageState } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { staff, type TestShop } from '../test/open-shop'
import { codeAt, setUpFactor, signedIn } from '../test/second-factor'
import { stockedShop } from '../test/test-app'
import { openNamed } from './find'
import { isSwapRequested } from './swap'
import { verifyBackup } from './verify'

const password = { current_password: 'keys to the back room' }

type Shop = Pick<TestShop, 'get' | 'post'>

const listOf = async ({ get }: Pick<Shop, 'get'>) =>
  backupList.parse((await get('/staff/backups/')).json())

/** Makes a call that starts a job, and waits until the job has ended. */
async function whenOver(shop: Shop, path: string, body?: object) {
  const started = await shop.post(path, body)
  expect(started.statusCode).toBe(202)
  await expect.poll(async () => (await listOf(shop)).job?.state).not.toBe('running')
  return await listOf(shop)
}

async function backedUp() {
  const shop = await stockedShop()
  const { backups } = await whenOver(shop, '/staff/backups/')
  return { ...shop, id: backups[0]?.id ?? '' }
}

describe('backups in the admin', () => {
  it('one made now is listed with what it holds, and is the last good one', async () => {
    const shop = await stockedShop()
    expect(await listOf(shop)).toMatchObject({ backups: [], last_good_at: null, job: null })
    const list = await whenOver(shop, '/staff/backups/')
    expect(list.backups).toMatchObject([{ reason: 'staff', products: 1, orders: 0, wrong: null }])
    expect(list).toMatchObject({ is_late: false, is_same_disk: true, job: { state: 'done' } })
    expect(list.last_good_at).toBe(list.backups[0]?.made_at)
  })

  it('counts the files of pictures, and not those that are still sketches', async () => {
    const shop = await stockedShop()
    const { files } = shop.db
    const found = await files.list('media')
    const path = `media/aa/${'a'.repeat(32)}-sketch.json`
    await files.write([{ path, bytes: Buffer.from('{}') }])
    const { backups } = await whenOver(shop, '/staff/backups/')
    expect(backups).toMatchObject([{ pictures: found.length }])
  })

  it('one that fails says why', async () => {
    const shop = await stockedShop()
    writeFileSync(join(shop.folder, 'backups'), 'a file where the folder should be')
    expect((await shop.post('/staff/backups/')).statusCode).toBe(202)
    await expect.poll(async () => (await shop.backups.lastJob())?.state).toBe('failed')
    expect((await shop.backups.lastJob())?.message).toBeTruthy()
  })

  it('the last good one can’t be deleted, an older one can', async () => {
    const shop = await backedUp()
    expect((await shop.remove(`/staff/backups/${shop.id}/`)).statusCode).toBe(409)
    const { backups } = await whenOver(shop, '/staff/backups/')
    expect(backups).toHaveLength(2)
    expect((await shop.remove(`/staff/backups/${shop.id}/`)).statusCode).toBe(204)
    expect((await listOf(shop)).backups).toHaveLength(1)
  })

  it('a backup older than 26 hours is late, a younger one is not', async () => {
    const shop = await backedUp()
    const made_at = (await listOf(shop)).backups[0]?.made_at ?? ''
    const minutesOld = Math.ceil((NOW - Date.parse(made_at)) / 60_000)
    await shop.later(26 * 60 - minutesOld - 1)
    expect(await isLateNow(shop)).toBe(false)
    await shop.later(3)
    expect(await isLateNow(shop)).toBe(true)
  })
})

/** Asks with a new sign-in: the first staff session has ended after twelve hours. */
async function isLateNow({ app, headers: staffHeaders }: TestShop) {
  const payload = { email: 'boss@example.com', password: 'keys to the back room' }
  const signIn = await app.inject({
    method: 'POST',
    url: '/login/',
    payload,
    headers: { host: staffHeaders.host },
  })
  const { access } = z.object({ access: z.string() }).parse(signIn.json())
  const headers = { ...staffHeaders, authorization: `Bearer ${access}` }
  const state = await app.inject({ url: '/staff/backups/state/', headers })
  return storageState.parse(state.json()).is_late
}

describe('a download', () => {
  it('asks for the password, and gives one whole file once', async () => {
    const shop = await backedUp()
    const url = `/staff/backups/${shop.id}/download/`
    expect((await shop.post(url, { current_password: 'guess' })).statusCode).toBe(400)
    const { path } = z.object({ path: z.string() }).parse((await shop.post(url, password)).json())
    const answer = await shop.get(path)
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="etrend-${shop.id}.tar"`,
      'cache-control': 'no-store',
    })
    const folder = mkdtempSync(join(tmpdir(), 'etrend-download-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'backup.tar')
    await pipeline(Readable.from([answer.rawPayload]), createWriteStream(file))
    await verifyBackup(await openNamed(file))
    expect((await shop.get(path)).statusCode).toBe(404)
  })

  it('works in the session that asked for it only, and on its host', async () => {
    const shop = await backedUp()
    const browser = {
      host: 'admin.localhost:4000',
      'x-session': 'web',
      'sec-fetch-site': 'same-origin',
    }
    const payload = staff
    const signIn = await shop.app.inject({
      method: 'POST',
      url: '/login/',
      headers: browser,
      payload,
    })
    const { access } = session.parse(signIn.json())
    const [{ name, value } = { name: '', value: '' }] = signIn.cookies
    const cookie = `${name}=${value}`
    const authorization = `Bearer ${access}`
    async function pathGiven() {
      const url = `/staff/backups/${shop.id}/download/`
      const headers = { ...browser, cookie, authorization }
      const given = await shop.app.inject({ method: 'POST', url, headers, payload: password })
      return z.object({ path: z.string() }).parse(given.json()).path
    }
    const without = [{ host: browser.host }, { host: 'localhost:4000', cookie }, shop.headers]
    for (const headers of without) {
      const answer = await shop.app.inject({ url: await pathGiven(), headers })
      expect([headers, answer.statusCode]).toEqual([headers, 404])
    }
    const headers = { host: browser.host, cookie }
    expect((await shop.app.inject({ url: await pathGiven(), headers })).statusCode).toBe(200)
  })

  it('expires after a minute', async () => {
    const shop = await backedUp()
    const path = await downloadOf(shop)
    await shop.later(2)
    expect((await shop.get(path)).statusCode).toBe(404)
  })

  it('ends the one that was asked for before it', async () => {
    const shop = await backedUp()
    const before = await downloadOf(shop)
    const path = await downloadOf(shop)
    expect((await shop.get(before)).statusCode).toBe(404)
    expect((await shop.get(path)).statusCode).toBe(200)
  })

  async function downloadOf(shop: Awaited<ReturnType<typeof backedUp>>) {
    const given = await shop.post(`/staff/backups/${shop.id}/download/`, password)
    return z.object({ path: z.string() }).parse(given.json()).path
  }
})

describe('a restore', () => {
  it('asks for the password, and then for the swap of the restored folder', async () => {
    const shop = await backedUp()
    const url = `/staff/backups/${shop.id}/restore/`
    expect((await shop.post(url, { current_password: 'guess' })).statusCode).toBe(400)
    expect((await shop.post(url)).statusCode).toBe(400)
    expect(isSwapRequested(shop.folder)).toBe(false)
    expect((await whenOver(shop, url, password)).job).toMatchObject({
      kind: 'restore',
      state: 'done',
    })
    expect(isSwapRequested(shop.folder)).toBe(true)
  })

  it('asks for a code too where the account has a second factor, and takes each code once', async () => {
    const shop = await backedUp()
    const own = await signedIn(shop)
    const { secret } = await setUpFactor(own, shop.now)
    await shop.later(2)
    const url = `/staff/backups/${shop.id}/restore/`
    const said = async (body: object) => {
      const answer = await own.post(url, body)
      return [answer.statusCode, answer.json<{ fields?: object }>().fields]
    }
    const missing = 'Enter the code of your authenticator app.'
    expect(await said(password)).toEqual([400, { code: missing }])
    const wrong = 'This code is wrong or was used already. Wait for the next one.'
    expect(await said({ ...password, code: '000000' })).toEqual([400, { code: wrong }])
    expect(isSwapRequested(shop.folder)).toBe(false)
    const code = codeAt(secret, shop.now())
    const guess = { current_password: 'guess', code }
    expect((await own.post(url, guess)).statusCode).toBe(400)
    expect((await own.post(url, { ...password, code })).statusCode).toBe(202)
    await expect.poll(async () => (await listOf(own)).job?.state).toBe('done')
    expect(isSwapRequested(shop.folder)).toBe(true)
    expect(await said({ ...password, code })).toEqual([400, { code: wrong }])
  })

  it('of a backup that isn’t there is refused', async () => {
    const shop = await stockedShop()
    const url = '/staff/backups/20200101T000000000Z-staff/restore/'
    expect((await shop.post(url, password)).statusCode).toBe(404)
  })
})
