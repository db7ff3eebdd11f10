import { expect, it } from 'vitest'
import { phoneCode, sms } from '../../db/schema/sms'
import { signUp } from '../../test/customers'
import { oneSkirt } from '../../test/ordering'
import { shopWithSms } from '../../test/sms'

const phone = '9841234567'
const on = { language: 'en', codes_for_cash: true }

/** A shop that asks guests for codes, and what a guest's browser does there. */
async function shopWithCodes() {
  const { shop, taken, later, ...rest } = await shopWithSms()
  await shop.put('/staff/sms/settings', on)
  const post = (url: string, payload: object, remoteAddress = '10.0.0.1') =>
    shop.app.inject({ method: 'POST', url, payload, remoteAddress })
  const ask = (to = phone, from?: string) => post('/store/phone-codes', { phone: to }, from)
  const check = (code: string, of = phone) => post('/store/phone-codes/check', { phone: of, code })
  /** The code of the newest SMS. */
  async function sentCode() {
    await later(0)
    return taken.at(-1)?.text.slice(0, 6) ?? ''
  }
  return { shop, taken, later, ask, check, sentCode, ...rest }
}

it('cash without a code is refused to a guest, and taken with one; the phone stays verified for 30 days', async () => {
  const { shop, ask, check, sentCode, later } = await shopWithCodes()
  const refused = await shop.place()
  const message =
    'Cash on delivery needs your phone to be checked: enter the code that we send to it.'
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message, fields: { phone_code: message } },
  ])
  expect((await ask()).json()).toEqual({ phone: '+9779841234567', minutes: 10 })
  const proved = await check(await sentCode())
  expect(proved.statusCode).toBe(200)
  expect(String(proved.headers['set-cookie'])).toContain('HttpOnly')
  const [cookie = ''] = String(proved.headers['set-cookie']).split(';')
  const placeProved = (body: object) =>
    shop.place(body, { headers: { cookie, origin: 'http://localhost:4000' } })
  expect((await placeProved(oneSkirt)).statusCode).toBe(201)
  const other = await placeProved({ ...oneSkirt, phone: '9741234567' })
  expect(other.statusCode).toBe(409)
  await later(30 * 24 * 60 - 10)
  expect((await placeProved(oneSkirt)).statusCode).toBe(201)
  await later(20)
  expect((await placeProved(oneSkirt)).statusCode).toBe(409)
})

it('a changed cookie verifies nothing', async () => {
  const { shop, ask, check, sentCode } = await shopWithCodes()
  await ask('9741234567')
  const proved = await check(await sentCode(), '9741234567')
  const [cookie = ''] = String(proved.headers['set-cookie']).split(';')
  const forged = cookie.replace('9779741234567', '9779841234567')
  const headers = { cookie: forged, origin: 'http://localhost:4000' }
  expect((await shop.place(oneSkirt, { headers })).statusCode).toBe(409)
})

it('online payments and customers with an account need no code; while it is off, nobody does', async () => {
  const { shop } = await shopWithCodes()
  expect((await shop.place({ ...oneSkirt, payment_method: 'esewa' })).statusCode).toBe(201)
  const { headers } = await signUp(shop, 'Sita')
  expect((await shop.place(oneSkirt, { headers })).statusCode).toBe(201)
  await shop.put('/staff/sms/settings', { ...on, codes_for_cash: false })
  expect((await shop.place()).statusCode).toBe(201)
  const code = await shop.app.inject({
    method: 'POST',
    url: '/store/phone-codes',
    payload: { phone },
  })
  expect(code.statusCode).toBe(409)
})

it('an unpaid online order of a guest needs the code to become a cash order', async () => {
  const { shop } = await shopWithCodes()
  const placed = await shop.placed({ ...oneSkirt, payment_method: 'esewa' })
  const answer = await shop.guest(placed, '/cash', {})
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toMatchObject([
    409,
    {
      phone_code:
        'Cash on delivery needs your phone to be checked: enter the code that we send to it.',
    },
  ])
})

it('a code works for five tries, for 10 minutes, and once', async () => {
  const { ask, check, sentCode, later } = await shopWithCodes()
  await ask()
  const code = await sentCode()
  const wrong = code === '000000' ? '111111' : '000000'
  const says = async (typed: string) => (await check(typed)).json<{ message?: string }>().message
  expect(await says(wrong)).toBe('This code is wrong. You have 4 tries left.')
  for (const left of ['3 tries', '2 tries', '1 try']) {
    expect(await says(wrong)).toBe(`This code is wrong. You have ${left} left.`)
  }
  expect(await says(wrong)).toBe('This code is wrong. Ask for another one.')
  expect(await says(code)).toBe('This was wrong too often. Ask for another code.')

  await ask()
  const second = await sentCode()
  await later(9)
  expect(await says(second)).toBeUndefined()
  expect(await says(second)).toBe('This code has expired. Ask for another one.')

  await ask()
  const third = await sentCode()
  await later(10)
  expect(await says(third)).toBe('This code has expired. Ask for another one.')
})

it('a phone gets five codes an hour, a network asks for twenty', async () => {
  const { ask, later } = await shopWithCodes()
  for (let sent = 0; sent < 5; sent += 1) expect((await ask()).statusCode).toBe(202)
  const sixth = await ask(phone, '10.0.9.9')
  expect([sixth.statusCode, sixth.json<{ message: string }>().message]).toEqual([
    429,
    'Too many codes were sent. Try again in 60 minutes, or pay online.',
  ])
  for (let sent = 5; sent < 20; sent += 1) {
    expect((await ask(`98412345${sent + 20}`)).statusCode).toBe(202)
  }
  expect((await ask('9841111111')).statusCode).toBe(429)
  expect((await ask('9841111111', '10.7.7.7')).statusCode).toBe(202)
  await later(61)
  expect((await ask()).statusCode).toBe(202)
})

it('a code is nowhere kept in clear: not in the outbox, not with the phone, and not in staff’s log', async () => {
  const { shop, ask, taken, log, play, later } = await shopWithCodes()
  play.mood = 'busy'
  await ask()
  await later(0)
  const [waiting] = await shop.db.read.select().from(sms)
  const [kept] = await shop.db.read.select().from(phoneCode)
  play.mood = 'takes'
  await later(1)
  const code = taken.at(-1)?.text.slice(0, 6) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  for (const text of [waiting?.text, kept?.hash]) expect(text).not.toContain(code)
  const [sent] = await shop.db.read.select().from(sms)
  expect(sent).toMatchObject({ state: 'sent', text: '' })
  const [shown] = await log()
  expect(shown).toMatchObject({ kind: 'phone_code', text: null, is_secret: true })
  expect((await shop.post(`/staff/sms/${shown?.id}/resend`)).statusCode).toBe(409)
})

it('a code that could not be sent in time is not sent any more', async () => {
  const { ask, taken, newest, play, later } = await shopWithCodes()
  play.mood = 'busy'
  await ask()
  await later(0)
  await later(1)
  await later(5)
  play.mood = 'takes'
  await later(30)
  expect(await newest()).toMatchObject({ state: 'failed', problem: 'It was too late to send it.' })
  expect(taken).toEqual([])
})
