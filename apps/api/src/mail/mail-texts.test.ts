import { mailKind, type MailText } from '@etrend/contract'
import { describe, expect, it, vi } from 'vitest'
import { mail } from '../db/schema/mail'
import { staff } from '../test/open-shop'
import { orderingShop } from '../test/ordering'
import { mailsAbout, move } from '../test/staff-orders'

const shipped = '/staff/mail-texts/order_shipped'
const words = {
  subject: 'Parcel {number} left us',
  opening: '{name}, it is on its way {courier}. {tracking}\n\nSee you soon at {shop}.',
  closing: 'Questions? {phone}',
}
const inTexts = '{shop}, {phone}, {name}, {number}, {total}, {courier}, {tracking}'
const WAIT_MS = 5000

type Shop = Awaited<ReturnType<typeof orderingShop>>

async function texts(shop: Shop) {
  return (await shop.get('/staff/mail-texts')).json<MailText[]>()
}

async function textOf(shop: Shop, kind: string) {
  return (await texts(shop)).find((one) => one.kind === kind)
}

describe('the texts of mails', () => {
  it('are listed for every kind, with their default words and placeholders', async () => {
    const shop = await orderingShop()
    const all = await texts(shop)
    expect(all.map(({ kind }) => kind)).toEqual(mailKind.options)
    for (const { defaults, subject, opening, closing, is_changed } of all) {
      expect({ subject, opening, closing, is_changed }).toEqual({ ...defaults, is_changed: false })
    }
    const known = await textOf(shop, 'order_shipped')
    expect(known?.placeholders.map(({ name }) => name)).toEqual([
      'shop',
      'phone',
      'name',
      'number',
      'total',
      'courier',
      'tracking',
    ])
  })

  it('are used for the next mail once they are saved, and in the audit log', async () => {
    const shop = await orderingShop()
    expect((await shop.put(shipped, words)).json()).toMatchObject({ ...words, is_changed: true })
    const { number } = await shop.placed()
    await move(shop, number, 'confirmed', 'packed', 'shipped')
    const [sent] = await mailsAbout(shop, `Parcel ${number} left us`)
    expect(sent?.text).toContain(
      'Sita Sharma, it is on its way with NCM. Its tracking code is T-1.\n\nSee you soon at',
    )
    const { phone } = (await shop.get('/staff/settings')).json<{ phone: string }>()
    expect(sent?.text).toContain(`Questions? ${phone}`)
    const entries = (await shop.get('/staff/audit/?noun=mailTexts')).json<object[]>()
    expect(entries).toMatchObject([
      { action: 'edit', label: 'Order on its way', after: { subject: words.subject } },
    ])
  })

  it('go back to the default ones', async () => {
    const shop = await orderingShop()
    await shop.put(shipped, words)
    const reset = (await shop.remove(shipped)).json<MailText>()
    expect(reset).toMatchObject({ ...reset.defaults, is_changed: false })
    expect((await shop.remove(shipped)).statusCode).toBe(200)
    const actions = (await shop.get('/staff/audit/?noun=mailTexts')).json<{ action: string }[]>()
    expect(actions.map(({ action }) => action)).toEqual(['reset', 'edit'])
  })

  it.each([
    ['subject', 'This subject', '{shop}, {phone}, {number}, {total}, {courier}, {tracking}'],
    ['opening', 'This mail', inTexts],
    ['closing', 'This mail', inTexts],
  ])('refuse a placeholder that the %s can’t have', async (field, place, names) => {
    const shop = await orderingShop()
    const wrong = { ...words, [field]: 'Give {reason}' }
    for (const call of [
      shop.put(shipped, wrong),
      shop.post(`${shipped}/preview`, wrong),
      shop.post(`${shipped}/test`, wrong),
    ]) {
      const answer = await call
      const message = `${place} has no placeholder {reason}. Use ${names}.`
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message, fields: { [field]: message } },
      ])
    }
    expect(await textOf(shop, 'order_shipped')).toMatchObject({ is_changed: false })
  })

  it('have no name in the subject, because subjects outlive erased accounts', async () => {
    const shop = await orderingShop()
    const answer = await shop.put(shipped, { ...words, subject: 'Hello {name}' })
    expect(answer.statusCode).toBe(400)
    expect((await textOf(shop, 'order_shipped'))?.placeholders).toContainEqual({
      name: 'name',
      meaning: 'The customer’s name',
      is_for_subject: false,
    })
  })

  it.each([
    ['a subject of 150 characters', { subject: 'a'.repeat(150) }, 200],
    ['a subject of 151 characters', { subject: 'a'.repeat(151) }, 400],
    ['no subject', { subject: ' ' }, 400],
    ['a subject of two lines', { subject: 'One\r\nBcc: hari@example.com' }, 400],
    ['an opening of 2000 characters', { opening: 'a'.repeat(2000) }, 200],
    ['an opening of 2001 characters', { opening: 'a'.repeat(2001) }, 400],
    ['no opening', { opening: '' }, 400],
    ['no closing', { closing: '' }, 200],
    ['a closing of 2001 characters', { closing: 'a'.repeat(2001) }, 400],
    ['another field', { html: '<b>' }, 400],
  ])('with %s are answered as they should be', async (_title, changed, status) => {
    const shop = await orderingShop()
    expect((await shop.put(shipped, { ...words, ...changed })).statusCode).toBe(status)
  })

  it('exist for no other kind', async () => {
    const shop = await orderingShop()
    for (const kind of ['nothing', 'constructor', '__proto__']) {
      expect((await shop.put(`/staff/mail-texts/${kind}`, words)).statusCode).toBe(400)
    }
  })
})

describe('a preview', () => {
  it.each(mailKind.options)(
    'shows a made-up mail of the kind %s and saves nothing',
    async (kind) => {
      const shop = await orderingShop()
      const all = await textOf(shop, kind)
      const answer = await shop.post(`/staff/mail-texts/${kind}/preview`, {
        ...all?.defaults,
        closing: '<script>alert(1)</script>',
      })
      const { subject, text, html } = answer.json<{ subject: string; text: string; html: string }>()
      expect(`${subject}${text}`).not.toMatch(/[{}]/)
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(html).not.toContain('http://localhost:4000/media')
      expect(await shop.db.read.$count(mail)).toBe(0)
      expect((await textOf(shop, kind))?.is_changed).toBe(false)
    },
  )

  it('is mailed to the member of staff who asks for a test, and to nobody else', async () => {
    const shop = await orderingShop()
    const answer = await shop.post(`${shipped}/test`, words)
    expect([answer.statusCode, answer.json()]).toEqual([202, { to: staff.email }])
    const rows = await vi.waitFor(async () => {
      const all = await shop.db.read.select().from(mail)
      expect(all).toHaveLength(1)
      return all
    }, WAIT_MS)
    expect(rows).toMatchObject([
      { to: staff.email, subject: 'Test: Parcel ET-2026-000123 left us' },
    ])
  })
})
