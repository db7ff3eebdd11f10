import { cpSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, inject, it } from 'vitest'
import { call } from './support/call'
import { startUntilExit, freePort, staff, startShop } from './support/shop'
import { openShop, temporaryFolder } from './support/temporary'

describe('a start', () => {
  it('prints both addresses, and only the first time the staff sign-in, which opens the shop', async () => {
    const DATA_DIR = temporaryFolder()
    const first = await openShop({ DATA_DIR, ADMIN_PASSWORD: '', LOG_LEVEL: 'silent' })
    expect(first.stdout()).toContain(`The shop:  ${first.origin}\n`)
    expect(first.stdout()).toContain(`The admin: ${first.adminOrigin}/etrendadmin\n`)
    const [, email, password = ''] =
      /Staff sign-in, shown this once: (\S+) with the password (\S+)/.exec(first.stdout()) ?? []
    expect(email).toBe(staff.email)
    expect(password.length).toBeGreaterThanOrEqual(16)
    const signIn = await call('POST', `${first.api}/login/`, { json: { email, password } })
    expect(signIn.status).toBe(200)
    await first.stop()

    const second = await openShop({ DATA_DIR, ADMIN_PASSWORD: '', LOG_LEVEL: 'silent' })
    expect(second.stdout()).toContain('The admin:')
    expect(second.stdout()).not.toMatch(/password|sign-in/i)
  })

  it('fills an empty shop, whose pictures are drawn when they are looked at', async () => {
    const shop = await openShop({ SEED: 'demo' })
    const { text } = await call('GET', `${shop.api}/`)
    expect(text).toContain('Womens Collection')
    const [picture = ''] = /\/media\/[0-9a-f]{32}-640\.avif/.exec(text) ?? []
    const kind = async () =>
      (await call('GET', `${shop.api}${picture}`)).headers.get('content-type')
    await expect.poll(kind).toBe('image/avif')
  })

  it('on a filled shop serves it immediately, and fills it no second time', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data')
    cpSync(inject('seeded'), DATA_DIR, { recursive: true })
    const shop = await openShop({ DATA_DIR, SEED: 'demo' })
    expect((await call('GET', `${shop.api}/readyz`)).status).toBe(200)
    const { text } = await call('GET', `${shop.api}/store/products`)
    await shop.stop()
    const again = await openShop({ DATA_DIR, SEED: 'demo' })
    expect((await call('GET', `${again.api}/store/products`)).text).toBe(text)
  })

  it('says that its database comes from a newer version which it can use', async () => {
    const shop = await openShop(await newerShop('ALTER TABLE product ADD COLUMN fabric text'))
    expect(shop.stdout()).toContain('newer version of eTrend, and this version can use it')
    expect((await call('GET', `${shop.api}/readyz`)).status).toBe(200)
  })

  it('makes its secrets readable for their owner only', async () => {
    const DATA_DIR = temporaryFolder()
    await openShop({ DATA_DIR })
    expect(modeOf(join(DATA_DIR, 'secrets'))).toBe(0o700)
    expect(modeOf(join(DATA_DIR, 'secrets', 'tokens.key'))).toBe(0o600)
  })
})

describe('a start that fails', () => {
  it.each([
    ['PORT', 'four thousand'],
    ['ADMIN_PASSWORD', 'password123'],
    ['HOST', 'no.such.host.invalid'],
  ])('says in one sentence what is wrong with %s %s, and exits 1', async (name, value) => {
    const settings = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()), SEED: 'none' }
    await endsWith(new RegExp(`^${name} .{10,120}\\.\\n$`), { ...settings, [name]: value })
  })

  it('says that the port is in use', async () => {
    const { port } = await openShop()
    const settings = { DATA_DIR: temporaryFolder(), PORT: String(port), SEED: 'none' }
    await endsWith(new RegExp(`^PORT ${port} is in use: .+\\.\\n$`), settings)
  })

  it('says that the data folder can’t be written', async () => {
    const file = join(temporaryFolder(), 'a-file')
    writeFileSync(file, '')
    // A file in place of the folder, since a read-only mode doesn't stop root.
    const settings = { DATA_DIR: join(file, 'data'), SEED: 'none' }
    await endsWith(/^DATA_DIR \S+ can't be written: .+\.\n$/, settings)
  })

  it('says that the database comes from a newer version which it can’t use', async () => {
    const settings = await newerShop('PRAGMA user_version = 9000')
    await endsWith(/^This database comes from a newer version of eTrend, .+\.\n$/, settings)
  })

  it('says so of a newer database that records nothing about older versions', async () => {
    const settings = await newerShop('PRAGMA user_version = 0')
    await endsWith(/^This database comes from a newer version of eTrend, .+\.\n$/, settings)
  })

  it('says that the file is no database', async () => {
    const DATA_DIR = temporaryFolder()
    writeFileSync(join(DATA_DIR, 'shop.db'), 'I am a text, and long enough to be read as a header.')
    const settings = { DATA_DIR, SEED: 'none' }
    await endsWith(/^The database \S+ can't be .+\.\n$/, settings)
  })
})

/** The settings of a shop whose database has a migration more; `sql` is run on it. */
async function newerShop(sql: string) {
  const DATA_DIR = temporaryFolder()
  const shop = await startShop({ DATA_DIR, SEED: 'none' })
  await shop.stop()
  const db = new BetterSqlite(join(DATA_DIR, 'shop.db'))
  const future = Date.UTC(2100, 0, 1)
  db.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run('x', future)
  db.exec(sql)
  db.close()
  return { DATA_DIR, SEED: 'none' }
}

async function endsWith(sentence: RegExp, settings: Record<string, string>) {
  const PORT = String(await freePort())
  const { code, stderr } = await startUntilExit({ LOG_LEVEL: 'silent', PORT, ...settings })
  expect(stderr).toMatch(sentence)
  expect(code).toBe(1)
}

function modeOf(path: string) {
  return statSync(path).mode & 0o777
}
