import type { Fit, ProductDetail, Review, ReviewPage } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product } from '../db/schema/catalogue'
import { order } from '../db/schema/orders'
import { review } from '../db/schema/reviews'
import { deliver, signUpBuyer } from '../test/buyers'
import { byEngine } from '../test/by-engine'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const REVIEWS = '/store/products/1/reviews'
const OWN = `${REVIEWS}/mine`
const words = { rating: 4, content: 'Soft, and the red is a true red.' }

/** What the product's page, the list of reviews and the rows say about the fit: the same, or the test fails. */
async function votesOf(shop: TestShop) {
  const { fit_votes } = (await shop.get('/store/products/1')).json<ProductDetail>()
  const { fit } = (await shop.app.inject(REVIEWS)).json<ReviewPage>()
  const rows = await shop.db.read.select().from(review)
  const count = (word: Fit) => rows.filter((row) => row.fit === word && !row.hidden_at).length
  expect(fit).toEqual({ small: count('small'), right: count('right'), large: count('large') })
  expect(fit_votes ?? { small: 0, right: 0, large: 0 }).toEqual(fit)
  return fit_votes && [fit_votes.small, fit_votes.right, fit_votes.large]
}

it('the votes about the fit follow what is written, changed and deleted', byEngine, async () => {
  const shop = await shopOfFour()
  const [sita, gita] = [await signUpBuyer(shop, 'Sita'), await signUpBuyer(shop, 'Gita')]
  expect(await votesOf(shop)).toBeNull()
  expect((await sita.post(REVIEWS, words)).json()).toMatchObject({ fit: null, size_name: null })
  expect(await votesOf(shop)).toBeNull()
  expect((await gita.post(REVIEWS, { ...words, fit: 'small' })).json()).toMatchObject({
    fit: 'small',
  })
  expect(await votesOf(shop)).toEqual([1, 0, 0])
  await sita.put(OWN, { ...words, fit: 'right' })
  expect(await votesOf(shop)).toEqual([1, 1, 0])
  await gita.put(OWN, { ...words, rating: 2, fit: 'large' })
  expect(await votesOf(shop)).toEqual([0, 1, 1])
  await gita.put(OWN, words)
  expect(await votesOf(shop)).toEqual([0, 1, 0])
  await sita.send('DELETE', OWN)
  expect(await votesOf(shop)).toBeNull()
})

it('a hidden review’s vote is not counted, whatever its author does, until it is shown', async () => {
  const shop = await shopOfFour()
  const [sita, gita] = [await signUpBuyer(shop, 'Sita'), await signUpBuyer(shop, 'Gita')]
  await sita.post(REVIEWS, { ...words, fit: 'right' })
  await gita.post(REVIEWS, { ...words, fit: 'large' })
  await shop.post('/staff/reviews/2/hide')
  await shop.post('/staff/reviews/2/hide')
  expect(await votesOf(shop)).toEqual([0, 1, 0])
  await gita.put(OWN, { ...words, fit: 'small' })
  expect(await votesOf(shop)).toEqual([0, 1, 0])
  await gita.send('DELETE', OWN)
  expect(await shop.db.read.select().from(review)).toMatchObject([{ fit: 'right' }, { fit: null }])
  await gita.post(REVIEWS, { ...words, fit: 'small' })
  expect(await votesOf(shop)).toEqual([0, 1, 0])
  expect((await shop.post('/staff/reviews/2/show')).json()).toMatchObject({ fit: 'small' })
  expect(await votesOf(shop)).toEqual([1, 1, 0])
})

it('the votes stay when their authors delete their accounts', async () => {
  const shop = await shopOfFour()
  const sita = await signUpBuyer(shop, 'Sita')
  await sita.post(REVIEWS, { ...words, fit: 'small' })
  const own = (await sita.send('GET', '/store/my-data')).json<object>()
  expect(own).toMatchObject({ reviews: [{ fit: 'small', size_name: null }] })
  const payload = { current_password: 'a quiet blue kurta' }
  const { headers } = sita
  await shop.app.inject({ method: 'DELETE', url: '/store/my-data', headers, payload })
  expect((await shop.app.inject(REVIEWS)).json()).toMatchObject({
    items: [{ author: 'A customer', fit: 'small' }],
  })
  expect(await votesOf(shop)).toEqual([1, 0, 0])
})

it('a review has the size that was delivered last before it was written', async () => {
  const shop = await shopOfFour()
  const sita = await signUpBuyer(shop, 'Sita')
  await deliver(shop, 'Sita', { size_name: 'LG', delivered_at: '2026-03-02T00:00:00.000Z' })
  await deliver(shop, 'Sita', { size_name: 'MD', delivered_at: '2026-03-01T00:00:00.000Z' })
  await deliver(shop, 'Sita', { size_name: 'XL', delivered_at: null })
  await shop.db.write
    .update(order)
    .set({ delivered_at: '2026-01-01T00:00:00.000Z' })
    .where(eq(order.id, 1))
  const written = (await sita.post(REVIEWS, { ...words, fit: 'right' })).json<Review>()
  expect(written).toMatchObject({ size_name: 'LG' })
  await deliver(shop, 'Sita', { size_name: 'SM', delivered_at: '2026-03-09T00:00:00.000Z' })
  expect((await sita.put(OWN, words)).json()).toMatchObject({ fit: null, size_name: 'LG' })
})

it('neither another word nor a size of the author’s own is taken', async () => {
  const shop = await shopOfFour()
  const sita = await signUpBuyer(shop, 'Sita')
  const refused = await sita.post(REVIEWS, { ...words, fit: 'perfect' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { fit: 'Choose how it fits.' } },
  ])
  expect((await sita.post(REVIEWS, { ...words, size_name: 'XXS' })).statusCode).toBe(400)
})

it('a vote doesn’t change the day of the product’s page, as a star doesn’t', byEngine, async () => {
  const shop = await shopOfFour()
  const sita = await signUpBuyer(shop, 'Sita')
  const updated_at = '2026-01-01T00:00:00.000Z'
  await shop.db.write.update(product).set({ updated_at })
  await sita.post(REVIEWS, words)
  await sita.put(OWN, { ...words, fit: 'right' })
  const [row] = await shop.db.read.select().from(product).where(eq(product.id, 1))
  expect(row).toMatchObject({ fit_right: 1, updated_at })
})
