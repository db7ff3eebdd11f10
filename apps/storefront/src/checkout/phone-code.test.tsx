import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fillCart, openPayment, placed, stored } from '../test/open-payment'

const message =
  'Cash on delivery needs your phone to be checked: enter the code that we send to it.'
const needed = { status: 409, body: { message, fields: { phone_code: message } } }

beforeEach(() => {
  fillCart()
  sessionStorage.clear()
})

/** Answers the calls about codes in turn. */
function answerCodes(answers: { status: number; body: unknown }[]) {
  const others = globalThis.fetch
  const sent: unknown[] = []
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/store/phone-codes'))
      return await others(input, init)
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('The line is down.')
    return Response.json(answer.body, { status: answer.status })
  }
  return sent
}

const taken = { status: 202, body: { phone: '+9779841234567', minutes: 10 } }
const proved = { status: 200, body: { phone: '+9779841234567' } }

test('cash asks for a code in place; a wrong one is said, the right one places the same order', async () => {
  const { orders, address } = await openPayment([needed, placed])
  const wrong = 'This code is wrong. You have 4 tries left.'
  const refused = { status: 400, body: { message: wrong, fields: { code: wrong } } }
  const sent = answerCodes([taken, refused, proved])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
  const field = await screen.findByLabelText('Code of six digits')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, '१२३४५६')
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(stored('etrend.checkout')).toMatchObject({ street: 'Jhamsikhel Road' })
  await userEvent.clear(field)
  await userEvent.type(field, '654321')
  await expect.poll(address).toBe('/order/ET-2026-000123')
  const phone = '+977 984-1234567'
  expect(sent).toEqual([{ phone }, { phone, code: '123456' }, { phone, code: '654321' }])
  expect(orders).toHaveLength(2)
  expect(orders[1]?.body).toEqual(orders[0]?.body)
})

test('another way to pay needs no code, and a code that can’t be sent says why', async () => {
  await openPayment([needed])
  const words = 'Too many codes were sent. Try again in 60 minutes, or pay online.'
  answerCodes([{ status: 429, body: { message: words } }])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
  expect(await screen.findByText(words)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /eSewa/ }))
  expect(screen.queryByText('Check your phone')).toBeNull()
  expect(screen.getByRole('button', { name: 'Pay Rs.\u00a02,406 with eSewa' })).toBeTruthy()
})
