import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { call } from './support/call'
import { freePort, staff, startUntilExit } from './support/shop'
import { openShop, temporaryFolder } from './support/temporary'

it('the first start prints both addresses and the staff sign-in, and fills the shop; the next one does it no second time', async () => {
  const settings = { ADMIN_PASSWORD: '', DATA_DIR: temporaryFolder(), SEED: 'demo' }
  const first = await openShop({ ...settings, LOG_LEVEL: 'silent' })
  expect(first.stdout()).toContain(`The shop:  ${first.origin}\n`)
  expect(first.stdout()).toContain(`The admin: ${first.adminOrigin}/etrendadmin\n`)
  const [, email, password = ''] =
    /Staff sign-in, shown this once: (\S+) with the password (\S+)/.exec(first.stdout()) ?? []
  expect(email).toBe(staff.email)
  expect(password.length).toBeGreaterThanOrEqual(16)
  const signIn = await call('POST', `${first.api}/login/`, { json: { email, password } })
  expect(signIn.status).toBe(200)

  const { text: page } = await call('GET', `${first.api}/`)
  expect(page).toContain('Womens Collection')
  // Pictures of the demo are drawn when they are looked at.
  const [picture = ''] = /\/media\/[0-9a-f]{32}-640\.avif/.exec(page) ?? []
  const kind = async () => (await call('GET', `${first.api}${picture}`)).headers.get('content-type')
  await expect.poll(kind).toBe('image/avif')
  const { text: products } = await call('GET', `${first.api}/store/products`)
  await first.stop()

  const second = await openShop({ ...settings, LOG_LEVEL: 'trace' })
  expect((await call('GET', `${second.api}/store/products`)).text).toBe(products)
  await second.stop()
  expect(second.stdout()).not.toMatch(/password|sign-in/i)
  const lines = second.stdout().split('\n')
  const [logged, said] = [true, false].map((isLogged) =>
    lines.filter((text) => text.trim() !== '' && text.startsWith('{') === isLogged),
  )
  expect(logged?.map((text): unknown => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ msg: 'request', path: '/store/products' }),
  )
  expect(said?.map((text) => text.trim().split(':')[0])).toEqual([
    'Opening the shop',
    'The shop',
    'The admin',
  ])
})

it('a start that must not go on says why in one sentence, and exits 1', async () => {
  const DATA_DIR = temporaryFolder()
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  await endsWith(new RegExp(`^PORT ${shop.port} is in use: .+\\.\\n$`), { PORT: `${shop.port}` })
  await endsWith(/^HOST no\.such\.host\.invalid .+\.\n$/, { HOST: 'no.such.host.invalid' })
  const DATABASE_URL = 'postgres://etrend@127.0.0.1:1/shop'
  const unusable = /^The database of DATABASE_URL can't be used: .*ECONNREFUSED.*\.\n/
  await endsWith(unusable, { DATABASE_URL })
  await endsWith(
    new RegExp(`${unusable.source}The shop could not be opened; the reason is above\\.\\n$`),
    { DATABASE_URL, WORKERS: '2' },
  )

  await endsWith(/^DATA_DIR \S+ is in use by another running shop: .+\.\n$/, { DATA_DIR })
  await shop.stop('SIGKILL')
  const next = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  expect((await call('GET', `${next.api}/readyz`)).status).toBe(200)
  await next.stop()

  const lost = /^DATA_DIR .+ database is missing or empty: .+\.\n$/
  const file = join(DATA_DIR, 'shop.db')
  rmSync(file)
  await endsWith(lost, { DATA_DIR })
  expect(readdirSync(DATA_DIR)).not.toContain('shop.db')
  // A database without tables, as a tool creates it when it opens a file that doesn't exist.
  new BetterSqlite(file).exec('VACUUM').close()
  await endsWith(lost, { DATA_DIR })
})

async function endsWith(sentence: RegExp, settings: Record<string, string>) {
  const own = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()), SEED: 'none' }
  const { code, stderr } = await startUntilExit({ LOG_LEVEL: 'silent', ...own, ...settings })
  expect(stderr).toMatch(sentence)
  expect(code).toBe(1)
}
