import type { ProductDetail, ReviewPage } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { product } from '../db/schema/catalogue'
import { review } from '../db/schema/reviews'
import { signUpBuyer } from '../test/buyers'
import type { TestShop } from '../test/open-shop'
import { seedReviewed } from '../test/seed-reviewed'
import { shopOfFour } from '../test/test-app'

const REVIEWS = '/store/products/1/reviews'
const kind = { rating: 5, content: 'Soft, and the red is a true red.' }

async function ratingOf(shop: TestShop) {
  const { rating, review_count } = (await shop.get('/store/products/1')).json<ProductDetail>()
  return { rating, review_count }
}

async function pageOf(shop: TestShop, query = '') {
  return (await shop.app.inject(REVIEWS + query)).json<ReviewPage>()
}

describe('reading reviews', () => {
  it('is open to everybody, ten a page, newest first, with a count per star', async () => {
    const shop = await shopOfFour()
    await seedReviewed(shop, [5, 5, 4, 5, 3, 5, 5, 1, 5, 5, 4, 5])
    const first = await pageOf(shop)
    expect(first).toMatchObject({ total: 12, page: 1, pages: 2 })
    expect(first.items).toHaveLength(10)
    expect(first.items[0]).toMatchObject({ author: 'Shopper 12', rating: 5 })
    expect(Object.keys(first.items[0] ?? {})).toEqual(
      'id author rating date content fit size_name photos'.split(' '),
    )
    expect(first.stars.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 8],
      [4, 2],
      [3, 1],
      [2, 0],
      [1, 1],
    ])
    const last = await pageOf(shop, '?page=9')
    expect(last.page).toBe(2)
    expect(last.items.map(({ author }) => author)).toEqual(['Shopper 2', 'Shopper 1'])
  })

  it('of a product that isn’t there is a 404, and of a page that makes no sense a 400', async () => {
    const shop = await shopOfFour()
    expect((await shop.app.inject('/store/products/99/reviews')).statusCode).toBe(404)
    expect((await shop.app.inject(`${REVIEWS}?page=two`)).statusCode).toBe(400)
  })
})

describe('writing a review', () => {
  it('needs a signed-in customer, and then shows it under their name', async () => {
    const shop = await shopOfFour()
    const stranger = await shop.app.inject({ method: 'POST', url: REVIEWS, payload: kind })
    expect(stranger.statusCode).toBe(401)
    const sita = await signUpBuyer(shop, 'Sita')
    const written = await sita.post(REVIEWS, kind)
    expect([written.statusCode, written.json()]).toMatchObject([201, { author: 'Sita', ...kind }])
    expect((await pageOf(shop)).items).toEqual([written.json()])
  })

  it('keeps the rating and the count true, on top of ratings that came without words', async () => {
    const shop = await shopOfFour()
    await shop.db.write.update(product).set({ rating: 4.8, rating_sum: 418, review_count: 87 })
    await (await signUpBuyer(shop, 'Sita')).post(REVIEWS, { ...kind, rating: 1 })
    expect(await ratingOf(shop)).toEqual({ rating: 4.8, review_count: 88 })
    await (await signUpBuyer(shop, 'Gita')).post(REVIEWS, { ...kind, rating: 1 })
    expect(await ratingOf(shop)).toEqual({ rating: 4.7, review_count: 89 })
  })

  it('a second time is refused with 409 and changes nothing, even at the same moment', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    const answers = await Promise.all([1, 2, 3].map(() => sita.post(REVIEWS, kind)))
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 409, 409,
    ])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toEqual({ message: 'You have already reviewed this product.' })
    expect(await ratingOf(shop)).toEqual({ rating: 5, review_count: 1 })
    expect((await sita.post('/store/products/2/reviews', kind)).statusCode).toBe(201)
  })

  it('of a product that isn’t there is a 404', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    expect((await sita.post('/store/products/99/reviews', kind)).statusCode).toBe(404)
    expect(await shop.db.read.$count(review)).toBe(0)
  })

  it.each([
    ['no star', { ...kind, rating: 0 }, { rating: 'Choose 1 to 5 stars.' }],
    ['half a star', { ...kind, rating: 4.5 }, { rating: 'Choose 1 to 5 stars.' }],
    ['a missing rating', { content: kind.content }, { rating: 'Choose 1 to 5 stars.' }],
    ['few words', { ...kind, content: ' Nice. ' }, { content: 'Write at least 10 characters.' }],
    [
      'too many words',
      { ...kind, content: 'x'.repeat(2001) },
      { content: 'Keep your review to 2000 characters.' },
    ],
    [
      'a field of somebody else',
      { ...kind, author: 'Boss' },
      { author: "Leave out author: this call doesn't know it." },
    ],
  ])('with %s says what is wrong at the field', async (_name, body, fields) => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    const refused = await sita.post(REVIEWS, body)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields }])
  })

  it('keeps hostile text as text', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, "Sita'); DROP TABLE review;--")
    const content = `<script>alert('1')</script> " onload=x {{7*7}} '); DELETE FROM product;--\nतेस्रो`
    await sita.post(REVIEWS, { rating: 3, content })
    const [shown] = (await pageOf(shop)).items
    expect(shown).toMatchObject({ content, author: "Sita'); DROP TABLE review;--" })
  })
})

describe('one’s own review', () => {
  const OWN = `${REVIEWS}/mine`

  it('is none before it is written, and nobody else’s', async () => {
    const shop = await shopOfFour()
    expect((await shop.app.inject(OWN)).statusCode).toBe(401)
    const [sita, gita] = [await signUpBuyer(shop, 'Sita'), await signUpBuyer(shop, 'Gita')]
    expect((await sita.send('GET', OWN)).json()).toEqual({
      review: null,
      can_review: true,
      photos_refused: false,
    })
    const written = (await sita.post(REVIEWS, kind)).json<object>()
    expect((await sita.send('GET', OWN)).json()).toEqual({
      review: written,
      can_review: true,
      photos_refused: false,
    })
    expect((await gita.send('GET', OWN)).json()).toEqual({
      review: null,
      can_review: true,
      photos_refused: false,
    })
    expect((await gita.put(OWN, kind)).statusCode).toBe(404)
    expect((await gita.send('DELETE', OWN)).statusCode).toBe(404)
    expect((await pageOf(shop)).items).toEqual([written])
  })

  it('can be changed: the rating follows, the day stays', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    const { date } = (await sita.post(REVIEWS, kind)).json<{ date: string }>()
    const worse = { rating: 2, content: 'The red runs in the wash.' }
    expect((await sita.put(OWN, worse)).json()).toMatchObject({ ...worse, date, author: 'Sita' })
    expect(await ratingOf(shop)).toEqual({ rating: 2, review_count: 1 })
    const reworded = { ...worse, content: 'The red runs, even in cold water.' }
    await sita.put(OWN, reworded)
    expect((await pageOf(shop)).items).toMatchObject([reworded])
    expect((await sita.put(OWN, { rating: 6, content: 'Six stars for it.' })).statusCode).toBe(400)
  })

  it('can be taken back, and then written again', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    await (await signUpBuyer(shop, 'Gita')).post(REVIEWS, { ...kind, rating: 3 })
    await sita.post(REVIEWS, kind)
    expect((await sita.send('DELETE', OWN)).statusCode).toBe(204)
    expect(await ratingOf(shop)).toEqual({ rating: 3, review_count: 1 })
    expect((await pageOf(shop)).items).toHaveLength(1)
    expect((await sita.send('DELETE', OWN)).statusCode).toBe(404)
    expect((await sita.post(REVIEWS, kind)).statusCode).toBe(201)
  })

  it('leaves a product that nobody else rated without a rating', async () => {
    const shop = await shopOfFour()
    const sita = await signUpBuyer(shop, 'Sita')
    await sita.post(REVIEWS, kind)
    await sita.send('DELETE', OWN)
    expect(await ratingOf(shop)).toEqual({ rating: null, review_count: 0 })
  })
})

it('a product with reviews can’t be deleted, and says so', async () => {
  const shop = await shopOfFour()
  await (await signUpBuyer(shop, 'Sita')).post(REVIEWS, kind)
  const refused = await shop.remove('/product/updateDeleteProduct/1/')
  expect([refused.statusCode, refused.body]).toMatchObject([
    409,
    expect.stringContaining('1 review'),
  ])
})
