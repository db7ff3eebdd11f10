import type { ProductDetail, ReviewPage } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { order } from '../db/schema/orders'
import { review } from '../db/schema/reviews'
import { signUpBuyer } from '../test/buyers'
import { signUp } from '../test/customers'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'
import { totalOf } from '../test/total-of'

const REVIEWS = '/store/products/1/reviews'
const OWN = `${REVIEWS}/mine`
const kind = { rating: 5, content: 'Soft, and the red is a true red.' }

async function ratingOf(shop: TestShop) {
  const { rating, review_count } = (await shop.get('/store/products/1')).json<ProductDetail>()
  return { rating, review_count }
}

async function pageOf(shop: TestShop) {
  return (await shop.app.inject(REVIEWS)).json<ReviewPage>()
}

describe('a customer who did not buy a product', () => {
  it('may not review it after refusing its parcel at the door', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    await shop.db.write.update(order).set({ state: 'returned', delivered_at: null })
    expect((await sita.post(REVIEWS, kind)).statusCode).toBe(403)
    await shop.db.write.update(order).set({ delivered_at: '2026-11-01T00:00:00.000Z' })
    expect((await sita.post(REVIEWS, kind)).statusCode).toBe(201)
  })

  it('may not review it', async () => {
    const shop = await shopOfFour()
    const sita = await signUp(shop, 'Sita')
    const refused = await sita.post(REVIEWS, kind)
    const message = 'Only customers who bought and received this product may review it.'
    expect([refused.statusCode, refused.json()]).toEqual([403, { message }])
    expect((await sita.send('GET', `${REVIEWS}/mine`)).json()).toEqual({
      review: null,
      can_review: false,
      photos_refused: false,
    })
    expect(await ratingOf(shop)).toEqual({ rating: null, review_count: 0 })
  })
})

describe('staff', () => {
  it('hide a review and show it again, and its stars go and come with it, once', async () => {
    const shop = await shopOfFour()
    await (await signUpBuyer(shop, 'Gita')).post(REVIEWS, { ...kind, rating: 3 })
    await (await signUpBuyer(shop, 'Sita')).post(REVIEWS, kind)
    const set = (what: string) =>
      shop.app.inject({ method: 'POST', url: `/staff/reviews/2/${what}`, headers: shop.headers })
    await set('hide')
    expect((await set('hide')).json()).toMatchObject({ id: 2, product_title: 'Blouse' })
    expect(await ratingOf(shop)).toEqual({ rating: 3, review_count: 1 })
    expect((await pageOf(shop)).items).toMatchObject([{ author: 'Gita' }])
    expect(totalOf(await shop.get('/staff/reviews?shown=no'))).toBe(1)
    await set('show')
    expect(await ratingOf(shop)).toEqual({ rating: 4, review_count: 2 })
  })

  it('keep a hidden review hidden when its author deletes it and writes it again', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    await sita.post(REVIEWS, kind)
    await shop.post('/staff/reviews/1/hide')
    expect((await sita.send('DELETE', OWN)).statusCode).toBe(204)
    const again = { rating: 4, content: 'Soft, though the red fades.' }
    const written = await sita.post(REVIEWS, again)
    expect([written.statusCode, written.json()]).toMatchObject([201, { id: 1, ...again }])
    expect((await sita.post(REVIEWS, kind)).statusCode).toBe(409)
    expect((await sita.send('GET', OWN)).json()).toMatchObject({ review: again })
    expect((await pageOf(shop)).items).toEqual([])
    expect(await ratingOf(shop)).toEqual({ rating: null, review_count: 0 })
    expect((await shop.get('/staff/reviews?shown=no')).json()).toMatchObject([again])
    await shop.post('/staff/reviews/1/show')
    expect((await pageOf(shop)).items).toMatchObject([again])
    expect(await ratingOf(shop)).toEqual({ rating: 4, review_count: 1 })
  })

  it('no longer see a hidden review that its author deleted, nor does anybody else', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    await sita.post(REVIEWS, kind)
    await shop.post('/staff/reviews/1/hide')
    await sita.send('DELETE', OWN)
    expect((await sita.send('DELETE', OWN)).statusCode).toBe(404)
    expect((await sita.put(OWN, kind)).statusCode).toBe(404)
    expect((await sita.send('GET', OWN)).json()).toEqual({
      review: null,
      can_review: true,
      photos_refused: false,
    })
    expect((await sita.send('GET', '/store/reviewed')).json()).toEqual([])
    expect((await shop.get('/staff/reviews')).json()).toEqual([])
    expect((await shop.post('/staff/reviews/1/show')).statusCode).toBe(404)
    expect(JSON.stringify(await shop.db.read.select().from(review))).not.toContain('Soft')
    expect(await ratingOf(shop)).toEqual({ rating: null, review_count: 0 })
    const erased = await shop.app.inject({
      method: 'DELETE',
      url: '/store/my-data',
      headers: sita.headers,
      payload: { current_password: 'a quiet blue kurta' },
    })
    expect([erased.statusCode, await shop.db.read.$count(review)]).toEqual([204, 0])
  })
})
