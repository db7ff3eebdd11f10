import { session } from '@etrend/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { byEngine } from '../test/by-engine'
import { catalogueNouns, type DocumentedNoun, type Ids, stockMovements } from '../test/documented'
import { multipart, png } from '../test/forms'
import { staff } from '../test/open-shop'
import { openTestShop } from '../test/test-app'

const record = z.record(z.string(), z.unknown())
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const nouns = [...catalogueNouns, stockMovements]

// Every call of specification §7 as it is written there: at the root of the server's own address, and under /api on the
// admin's host, as the admin makes it.
describe('the documented calls of the server', byEngine, () => {
  testCalls('127.0.0.1', '')
})
describe('the documented calls of the admin’s host', () => {
  testCalls('admin.localhost:4000', '/api')
})

function testCalls(host: string, root: string) {
  test('POST /register/ creates an account, and refuses it the second time with a reason', async () => {
    const { ask } = await documentedShop(host, root)
    const account = { username: 'maya', email: 'maya@example.com', password: 'monsoon over Patan' }
    const created = await ask('POST', '/register/', account)
    expect(created).toEqual({ status: 201, body: { message: 'User successfully created!' } })
    const again = await ask('POST', '/register/', account)
    expect(again.status).toBe(409)
    expect(z.object({ message: z.string() }).parse(again.body).message).toMatch(
      /already exists|taken/,
    )
  })

  test('POST /login/ answers the five documented fields', async () => {
    const { ask } = await documentedShop(host, root)
    const { status, body } = await ask('POST', '/login/', staff)
    expect(status).toBe(200)
    const fields = ['access', 'email', 'refresh', 'role', 'username']
    expect(Object.keys(record.parse(body)).toSorted()).toEqual(fields)
    expect(body).toMatchObject({ email: staff.email, role: null })
  })

  test.each(nouns.map((noun) => [noun.noun, noun] as const))(
    'a %s is added, listed, read, changed and deleted',
    async (_name, noun) => {
      const shop = await documentedShop(host, root)
      for (const needed of nouns.slice(0, nouns.indexOf(noun))) await shop.create(needed)
      const id = await shop.create(noun)

      const list = await shop.ask('GET', noun.list)
      expect(list.status).toBe(200)
      const row = z
        .array(record)
        .parse(list.body)
        .find((one) => one.id === id)
      expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(noun.listed))
      const one = await shop.ask('GET', `${noun.one}${id}/`)
      expect(one.status).toBe(200)
      expect(Object.keys(record.parse(one.body))).toEqual(expect.arrayContaining(noun.read))

      await changes(shop, noun, id)

      const address = `${noun.change}${id}/`
      expect(await shop.ask('DELETE', address)).toEqual({ status: 204, body: '' })
      expect((await shop.ask('GET', `${noun.one}${id}/`)).status).toBe(404)
      expect((await shop.ask('DELETE', address)).status).toBe(404)
    },
  )

  test('PUT /comp/updateDeleteProductImg/{id}/ changes too, with a new image', async () => {
    const { form, create, ids } = await documentedShop(host, root)
    for (const noun of catalogueNouns) await create(noun)
    const fields = { product: ids.product ?? '', color: ids['product color'] ?? '' }
    const path = `/comp/updateDeleteProductImg/${ids['product image']}/`
    const image = await png('#a82a24')
    const answer = await form('PUT', path, { ...fields, is_display_image: 'True', image })
    expect(answer).toMatchObject({ status: 200, body: { is_display_image: true } })
  })
}

type DocumentedShop = Awaited<ReturnType<typeof documentedShop>>

/** An empty shop with staff signed in on this host; its calls go there, below `root`. */
async function documentedShop(host: string, root: string) {
  const { app } = await openTestShop()
  const headers: Record<string, string> = { host }
  const ids: Ids = {}

  async function ask(method: Method, path: string, payload?: object, more: object = {}) {
    const sent = { headers: { ...headers, ...more }, ...(payload && { payload }) }
    const answer = await app.inject({ method, url: root + path, ...sent })
    const body: unknown = answer.body === '' ? '' : answer.json()
    return { status: answer.statusCode, body }
  }

  async function form(method: 'POST' | 'PUT', path: string, fields: Record<string, string | File>) {
    const sent = await multipart(fields)
    return await ask(method, path, sent.payload, sent.headers)
  }

  /** Creates one row of the noun and answers its id, which the forms of later nouns name. */
  async function create(noun: DocumentedNoun) {
    const made = await form('POST', noun.create, noun.form(ids, await png()))
    expect(made.status).toBe(201)
    const { id } = z.object({ id: z.int() }).parse(made.body)
    ids[noun.noun] = String(id)
    return id
  }

  const { access } = session.parse((await ask('POST', '/login/', staff)).body)
  headers.authorization = `Bearer ${access}`
  return { ask, form, create, ids }
}

async function changes({ ask, form, ids }: DocumentedShop, noun: DocumentedNoun, id: number) {
  const changed = noun.changed(ids)
  const path = `${noun.change}${id}/`
  const answer =
    noun.edit === 'PUT'
      ? await form('PUT', path, asText(changed))
      : await ask('PATCH', path, changed)
  expect(answer.status).toBe(200)
  const after = record.parse(answer.body)
  const kept = Object.keys(changed).map((field) => [field, asWritten(after[field])])
  const sought = Object.entries(changed).map(([field, value]) => [field, asRead(value)])
  expect(kept).toEqual(sought)
}

function asText(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
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
