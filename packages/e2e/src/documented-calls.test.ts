import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { curl } from './support/curl'
import { catalogueNouns, type DocumentedNoun, type Ids, stockMovements } from './support/documented'
import { png } from './support/png'
import { type Shop, staff, startShop } from './support/shop'

// Every call of specification §7 as it is written there, made with curl: at the root of the server's own address, and
// under /api on the admin's host, as the admin does.
describe.each([
  ['the server', (shop: Shop) => shop.api],
  ['the admin’s host', (shop: Shop) => `${shop.adminOrigin}/api`],
])('the documented calls of %s', (_host, rootOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
  const picture = join(folder, 'navy.png')
  const ids: Ids = {}
  let shop: Shop
  let token = ''

  beforeAll(async () => {
    writeFileSync(picture, png())
    shop = await startShop({ DATA_DIR: join(folder, 'data'), SEED: 'none' })
  })
  afterAll(async () => {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('POST /register/ creates an account, and refuses it the second time with a reason', async () => {
    const account = { username: 'maya', email: 'maya@example.com', password: 'monsoon over Patan' }
    const created = await ask('POST', '/register/', json(account))
    expect(created).toEqual({ status: 201, body: { message: 'User successfully created!' } })
    const again = await ask('POST', '/register/', json(account))
    expect(again.status).toBe(409)
    expect(z.object({ message: z.string() }).parse(again.body).message).toMatch(
      /already exists|taken/,
    )
  })

  it('POST /login/ answers the five documented fields', async () => {
    const { status, body } = await ask('POST', '/login/', json(staff))
    expect(status).toBe(200)
    const fields = ['access', 'email', 'refresh', 'role', 'username']
    expect(Object.keys(record.parse(body)).toSorted()).toEqual(fields)
    expect(body).toMatchObject({ email: staff.email, username: 'staff', role: null })
    token = z.object({ access: z.string() }).parse(body).access
  })

  it.each(catalogueNouns)('POST $create adds, GET $list lists, GET $one{id}/ reads', adds)
  it.each(catalogueNouns)('$edit $change{id}/ changes', changes)

  it('PUT /comp/updateDeleteProductImg/{id}/ changes too, with a new image', async () => {
    const fields = { product: ids.product, color: ids['product color'] }
    const sent = form({ ...fields, is_display_image: 'True', image: `@${picture}` })
    const path = `/comp/updateDeleteProductImg/${ids['product image']}/`
    const answer = await ask('PUT', path, sent)
    expect(answer).toMatchObject({ status: 200, body: { is_display_image: true } })
  })

  it.each(catalogueNouns.toReversed())('DELETE $change{id}/ deletes', deletes)

  it('POST, GET, PATCH and DELETE work for a stock movement', async () => {
    for (const noun of catalogueNouns) await adds(noun)
    await adds(stockMovements)
    await changes(stockMovements)
    await deletes(stockMovements)
  })

  async function adds(noun: DocumentedNoun) {
    const created = await ask('POST', noun.create, form(noun.form(ids, picture)))
    expect(created.status).toBe(201)
    const { id } = z.object({ id: z.int() }).parse(created.body)
    ids[noun.noun] = String(id)

    const list = await ask('GET', noun.list)
    expect(list.status).toBe(200)
    const row = z
      .array(record)
      .parse(list.body)
      .find((one) => one.id === id)
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(noun.listed))

    const one = await ask('GET', `${noun.one}${id}/`)
    expect(one.status).toBe(200)
    expect(Object.keys(record.parse(one.body))).toEqual(expect.arrayContaining(noun.read))
  }

  async function changes(noun: DocumentedNoun) {
    const changed = noun.changed(ids)
    const sent = noun.edit === 'PUT' ? form(changed) : json(changed)
    const answer = await ask(noun.edit, `${noun.change}${ids[noun.noun]}/`, sent)
    expect(answer.status).toBe(200)
    const after = record.parse(answer.body)
    const kept = Object.keys(changed).map((field) => [field, asWritten(after[field])])
    const sought = Object.entries(changed).map(([field, value]) => [field, asRead(value)])
    expect(kept).toEqual(sought)
  }

  async function deletes(noun: DocumentedNoun) {
    const address = `${noun.change}${ids[noun.noun]}/`
    expect(await ask('DELETE', address)).toEqual({ status: 204, body: '' })
    expect((await ask('GET', `${noun.one}${ids[noun.noun]}/`)).status).toBe(404)
    expect((await ask('DELETE', address)).status).toBe(404)
  }

  async function ask(method: string, path: string, sent: string[] = []) {
    const identity = token ? ['-H', `Authorization: Bearer ${token}`] : []
    const url = rootOf(shop) + path
    const { status, type, body } = await curl(url, '-X', method, ...identity, ...sent)
    const parsed: unknown = type.includes('json') ? JSON.parse(body) : body
    return { status, body: parsed }
  }
})

const record = z.record(z.string(), z.unknown())

function json(body: unknown) {
  return ['-H', 'Content-Type: application/json', '-d', JSON.stringify(body)]
}

function form(fields: Record<string, unknown>) {
  return Object.entries(fields).flatMap(([name, value]) => ['-F', `${name}=${String(value)}`])
}

/** A form sends text: the response has the boolean or the number for it. */
function asRead(value: unknown) {
  if (value === 'True' || value === 'False') return value === 'True'
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

/** A sub category's category is written as an id and read as an object (§3). */
function asWritten(value: unknown) {
  return record.safeParse(value).data?.id ?? value
}
