import { expect, it } from 'vitest'
import { orderingShop } from '../../test/ordering'

it('many papers at once wait for each other up to a bound, and the shop answers meanwhile', async () => {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  const slip = () => shop.get(`/staff/orders/${number}/packing-slip.pdf`)
  const asked = Array.from({ length: 30 }, slip)
  expect((await shop.get('/livez')).statusCode).toBe(200)
  const answers = await Promise.all(asked)
  const made = answers.filter(({ statusCode }) => statusCode === 200)
  expect(made).toHaveLength(21)
  for (const { rawPayload } of made) expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(9)
  expect(refused[0]?.json()).toEqual({
    message: 'Many papers are being made right now. Please try again.',
  })
  expect((await slip()).statusCode).toBe(200)
})
