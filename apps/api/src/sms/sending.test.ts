import { expect, it } from 'vitest'
import { sms } from '../db/schema/sms'
import { shopWithSms } from '../test/sms'
import { openTestShop } from '../test/test-app'

const text = 'Namaste from the shop'
const test = { phone: '984-1234567', text }

it('sends an SMS through Sparrow as its documents say, and notes that it was sent', async () => {
  const { shop, taken, newest, later } = await shopWithSms()
  expect((await shop.post('/staff/sms/test', test)).statusCode).toBe(202)
  await later(0)
  expect(taken).toEqual([{ to: '9841234567', text, key: 'key of sparrow', from: 'eTrend' }])
  expect(await newest()).toMatchObject({ state: 'sent', to: '+9779841234567', credits: null })
})

it('sends an SMS through Aakash, with its id and its credits', async () => {
  const { shop, taken, newest, later } = await shopWithSms('aakash')
  await shop.post('/staff/sms/test', { ...test, phone: '+977 9612345678' })
  await later(0)
  expect(taken).toEqual([{ to: '9612345678', text, key: 'key of aakash', from: null }])
  expect(await newest()).toMatchObject({ state: 'sent', reference: '2673160', credits: 1 })
})

it.each(['sparrow', 'aakash'] as const)(
  'an answer of %s that comes too late, or can’t be read, makes it unclear and is not sent again',
  async (name) => {
    const { shop, play, taken, newest, later } = await shopWithSms(name)
    for (const mood of ['late', 'garbage', 'html', 'error', 'never'] as const) {
      play.mood = mood
      await shop.post('/staff/sms/test', test)
      await later(0)
      const row = await newest()
      expect([mood, row?.state]).toEqual([mood, 'unclear'])
      expect(row?.problem).toContain('The message may have arrived.')
    }
    play.mood = 'takes'
    await later(60 * 24)
    expect(taken).toHaveLength(4)
  },
)

it.each(['sparrow', 'aakash'] as const)(
  'what %s has certainly not taken is tried again, and sent once',
  async (name) => {
    const { shop, play, taken, newest, later } = await shopWithSms(name)
    await shop.post('/staff/sms/test', test)
    play.mood = 'wrong key'
    await later(0)
    expect((await newest())?.problem).toContain('the key is wrong')
    for (const mood of ['no balance', 'busy', 'moved'] as const) {
      play.mood = mood
      await later(120)
      expect(await newest()).toMatchObject({ state: 'queued' })
    }
    play.mood = 'takes'
    await later(359)
    await later(1)
    expect(await newest()).toMatchObject({ state: 'sent', problem: null })
    await later(60 * 24)
    expect(taken).toHaveLength(1)
  },
)

it('a gateway that counts a message twice has sent it; a number that it doesn’t know is given up', async () => {
  const { shop, play, newest, later } = await shopWithSms()
  play.mood = 'twice'
  await shop.post('/staff/sms/test', test)
  await later(0)
  expect(await newest()).toMatchObject({ state: 'sent' })
  play.mood = 'unknown number'
  await shop.post('/staff/sms/test', test)
  await later(0)
  expect(await newest()).toMatchObject({ state: 'failed', attempts: 1 })
})

it('a gateway that is down for a day gets its messages afterwards; after the last attempt they fail', async () => {
  const { shop, taken, newest, later, down, up } = await shopWithSms()
  down()
  await shop.post('/staff/sms/test', test)
  await later(0)
  for (const minutes of [1, 5, 30, 120, 360]) {
    expect(await newest()).toMatchObject({ state: 'queued' })
    await later(minutes)
  }
  await up()
  await later(960)
  expect(await newest()).toMatchObject({ state: 'sent', attempts: 7 })
  expect(taken).toHaveLength(1)

  down()
  await shop.post('/staff/sms/test', test)
  await later(0)
  for (const minutes of [1, 5, 30, 120, 360, 960]) await later(minutes)
  expect(await newest()).toMatchObject({ state: 'failed', attempts: 7 })
})

it('the server’s end in the middle of sending leaves it unclear', async () => {
  const { shop, taken, newest, later } = await shopWithSms()
  await shop.post('/staff/sms/test', test)
  await later(0)

  const until = new Date(shop.now() + 60_000).toISOString()
  await shop.db.write.update(sms).set({ state: 'sending', next_attempt_at: until })
  await shop.later(0)
  expect(await newest()).toMatchObject({ state: 'sending' })
  await later(1)
  expect(await newest()).toMatchObject({ state: 'unclear' })
  expect(taken).toHaveLength(1)
})

it('staff send an unclear message again, but not one that is on its way', async () => {
  const { shop, play, taken, newest, later } = await shopWithSms()
  play.mood = 'late'
  await shop.post('/staff/sms/test', test)
  await later(0)
  const row = await newest()
  play.mood = 'busy'
  expect((await shop.post(`/staff/sms/${row?.id}/resend`)).statusCode).toBe(202)
  expect((await shop.post(`/staff/sms/${row?.id}/resend`)).json()).toEqual({
    message: 'This message is on its way.',
  })
  await later(0)
  play.mood = 'takes'
  await later(1)
  expect(await newest()).toMatchObject({ state: 'sent' })
  expect(taken).toHaveLength(2)
})

it('tells the credits that are left, or why it can’t', async () => {
  const { shop, play } = await shopWithSms()
  const balance = async () => (await shop.get('/staff/sms/balance')).json<unknown>()
  expect(await balance()).toEqual({ credits: 87, problem: null })
  play.mood = 'wrong key'
  expect(JSON.stringify(await balance())).toContain('the key is wrong')
  play.mood = 'html'
  expect(await balance()).toMatchObject({ credits: null })
})

it('without keys nothing is sent: the test, the balance and codes say so', async () => {
  const shop = await openTestShop()
  expect((await shop.get('/staff/sms/settings')).json()).toEqual({
    gateway: null,
    language: 'en',
    codes_for_cash: false,
  })
  expect((await shop.post('/staff/sms/test', test)).statusCode).toBe(409)
  expect((await shop.get('/staff/sms/balance')).statusCode).toBe(409)
  const codes = await shop.put('/staff/sms/settings', { language: 'en', codes_for_cash: true })
  expect(codes.statusCode).toBe(409)
})

it('a number that gets no SMS is refused for a test', async () => {
  const { shop } = await shopWithSms()
  const answer = await shop.post('/staff/sms/test', { phone: '01-4412345', text })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: { phone: string } }>().fields.phone).toContain('mobile number')
})
