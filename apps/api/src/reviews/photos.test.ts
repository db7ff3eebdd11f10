import type { OwnReview, Review, ReviewPage } from '@etrend/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { usedPictures } from '../catalogue/used-pictures'
import { review, reviewPhoto } from '../db/schema/reviews'
import { signUpBuyer } from '../test/buyers'
import { byEngine } from '../test/by-engine'
import { colleague } from '../test/colleagues'
import { signUp } from '../test/customers'
import { multipart, png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

const REVIEWS = '/store/products/1/reviews'
const OWN = `${REVIEWS}/mine`
const PHOTOS = `${OWN}/photos`
const words = { rating: 5, content: 'Soft, and the red is a true red.' }
const colors = ['#aa2222', '#22aa22', '#2222aa', '#aaaaaa']

type Caller = Awaited<ReturnType<typeof signUp>>

async function send(shop: TestShop, caller: { headers?: object }, image: File) {
  const { payload, headers } = await multipart({ image })
  const sent = { ...caller.headers, ...headers }
  return await shop.app.inject({ method: 'POST', url: PHOTOS, headers: sent, payload })
}

/** A shop in which Sita has reviewed product 1, with so many photos. */
async function withPhotos(count: number) {
  const shop = await shopOfFour()
  const sita = await signUpBuyer(shop, 'Sita')
  await sita.post(REVIEWS, words)
  for (const color of colors.slice(0, count)) await send(shop, sita, await png(color))
  return { shop, sita }
}

async function shownPhotos(shop: TestShop) {
  const { items } = (await shop.app.inject(REVIEWS)).json<ReviewPage>()
  return items.flatMap(({ photos }) => photos)
}

async function ownPhotos(caller: Caller) {
  return (await caller.send('GET', OWN)).json<OwnReview>().review?.photos ?? []
}

async function isServed(shop: TestShop, src: string | undefined) {
  return (await shop.app.inject(`${src}-320.webp`)).statusCode === 200
}

describe('photos of a review', () => {
  it(
    'are shown to everybody once staff have looked at them, and not before',
    byEngine,
    async () => {
      const { shop, sita } = await withPhotos(2)
      expect(await shownPhotos(shop)).toEqual([])
      const own = await ownPhotos(sita)
      expect(own).toMatchObject([{ is_shown: false }, { is_shown: false }])
      for (const path of [REVIEWS, '/store/products/1', '/store/home'])
        expect([path, (await shop.app.inject(path)).body.includes(own[0]?.src ?? '?')]).toEqual([
          path,
          false,
        ])

      expect((await shop.get('/staff/reviews?photos=waiting')).json()).toMatchObject([
        { id: 1, photos: own },
      ])
      const photos = own.map(({ id }) => id)
      const shown = await shop.post('/staff/reviews/1/photos/show', { photos })
      expect(shown.json()).toMatchObject({ photos: [{ is_shown: true }, { is_shown: true }] })
      expect(await shownPhotos(shop)).toEqual(own.map((photo) => ({ ...photo, is_shown: true })))
      expect((await shop.get('/staff/reviews?photos=waiting')).json()).toEqual([])
    },
  )

  it('that were added after staff looked go on waiting', async () => {
    const { shop, sita } = await withPhotos(1)
    const [seen] = await ownPhotos(sita)
    await send(shop, sita, await png('#22aa22'))
    await shop.post('/staff/reviews/1/photos/show', { photos: [seen?.id] })
    expect(await ownPhotos(sita)).toMatchObject([{ is_shown: true }, { is_shown: false }])
    expect(await shownPhotos(shop)).toHaveLength(1)
  })

  it('are deleted with their files when staff refuse them, and the author learns of it', async () => {
    const { shop, sita } = await withPhotos(2)
    const [bad, good] = await ownPhotos(sita)
    expect(await isServed(shop, bad?.src)).toBe(true)
    const photos = [bad?.id]
    const refused = await shop.post('/staff/reviews/1/photos/refuse', { photos })
    expect(refused.json()).toMatchObject({ photos: [good] })
    expect([await isServed(shop, bad?.src), await isServed(shop, good?.src)]).toEqual([false, true])
    expect((await sita.send('GET', OWN)).json()).toMatchObject({ photos_refused: true })
    await send(shop, sita, await png('#2222aa'))
    expect((await sita.send('GET', OWN)).json()).toMatchObject({ photos_refused: false })
  })

  it('leave notes of what staff did with them in the audit log, but not of a second click', async () => {
    const { shop, sita } = await withPhotos(2)
    const [one, other] = await ownPhotos(sita)
    for (const action of ['show', 'show', 'refuse', 'refuse']) {
      const photos = [action === 'show' ? one?.id : other?.id]
      await shop.post(`/staff/reviews/1/photos/${action}`, { photos })
    }
    const log = (await shop.get('/staff/audit/?noun=reviews')).json<object[]>()
    expect(log).toMatchObject([
      { action: 'refuse photos', label: 'Sita', row_id: 1 },
      { action: 'show photos', label: 'Sita', row_id: 1 },
    ])
    expect(log).toHaveLength(2)
  })

  it('are hidden with their review, and shown with it again', async () => {
    const { shop, sita } = await withPhotos(1)
    const photos = (await ownPhotos(sita)).map(({ id }) => id)
    await shop.post('/staff/reviews/1/photos/show', { photos })
    await shop.post('/staff/reviews/1/hide')
    expect(await shownPhotos(shop)).toEqual([])
    await shop.post('/staff/reviews/1/show')
    expect(await shownPhotos(shop)).toHaveLength(1)
  })

  it.each(['shown', 'hidden'])(
    'are deleted with a %s review, and their files too',
    async (state) => {
      const { shop, sita } = await withPhotos(2)
      const sources = (await ownPhotos(sita)).map(({ src }) => src)
      if (state === 'hidden') await shop.post('/staff/reviews/1/hide')
      await sita.send('DELETE', OWN)
      expect(await shop.db.read.$count(reviewPhoto)).toBe(0)
      for (const src of sources) expect(await isServed(shop, src)).toBe(false)
    },
  )

  it('are deleted one by one by their author, who can then send another', async () => {
    const { shop, sita } = await withPhotos(3)
    const [one, ...others] = await ownPhotos(sita)
    await shop.post('/staff/reviews/1/photos/show', { photos: [one?.id] })
    expect(await shownPhotos(shop)).toHaveLength(1)
    const gita = await signUpBuyer(shop, 'Gita')
    await gita.post(REVIEWS, words)
    expect((await gita.send('DELETE', `${PHOTOS}/${one?.id}`)).statusCode).toBe(404)
    expect((await sita.send('DELETE', `${PHOTOS}/${one?.id}`)).statusCode).toBe(204)
    expect((await sita.send('DELETE', `${PHOTOS}/${one?.id}`)).statusCode).toBe(404)
    expect([await ownPhotos(sita), await shownPhotos(shop)]).toEqual([others, []])
    expect(await isServed(shop, one?.src)).toBe(false)
    expect((await send(shop, sita, await png('#aaaaaa'))).statusCode).toBe(201)
  })

  it('are erased with the account of their author; the review stays', async () => {
    const { shop, sita } = await withPhotos(1)
    expect((await sita.send('GET', '/store/my-data')).json()).toMatchObject({
      reviews: [{ photos: await ownPhotos(sita) }],
    })
    const payload = { current_password: 'a quiet blue kurta' }
    const { headers } = sita
    await shop.app.inject({ method: 'DELETE', url: '/store/my-data', headers, payload })
    expect([await shop.db.read.$count(reviewPhoto), await shop.db.read.$count(review)]).toEqual([
      0, 1,
    ])
  })

  it('are among the pictures that the daily sweep keeps', async () => {
    const { shop, sita } = await withPhotos(1)
    const [photo] = await ownPhotos(sita)
    expect(await usedPictures(shop.db, new Date(shop.now()))).toContain(photo?.src)
  })
})

describe('sending a photo', () => {
  it('needs a review of one’s own: strangers, and customers who wrote none, are refused unread', async () => {
    const { shop, sita } = await withPhotos(0)
    expect((await send(shop, {}, await png())).statusCode).toBe(401)
    const gita = await signUp(shop, 'Gita')
    const hari = await signUpBuyer(shop, 'Hari')
    for (const other of [gita, hari])
      expect((await send(shop, other, await png())).statusCode).toBe(404)
    await sita.send('DELETE', OWN)
    expect((await send(shop, sita, await png())).statusCode).toBe(404)
    expect(await shop.db.read.$count(reviewPhoto)).toBe(0)
  })

  it('is refused for the fourth; the same picture again is not another', byEngine, async () => {
    const { shop, sita } = await withPhotos(3)
    const before = await ownPhotos(sita)
    const refused = await send(shop, sita, await png('#aaaaaa'))
    const message = 'A review has at most 3 photos.'
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, fields: { image: message } },
    ])
    expect(await ownPhotos(sita)).toEqual(before)
    await sita.send('DELETE', `${PHOTOS}/${before[2]?.id}`)
    const again = await send(shop, sita, await png('#aa2222'))
    expect([again.statusCode, again.json<Review>().photos]).toEqual([201, before.slice(0, 2)])
  })

  it('at the same moment as others never makes more than three', byEngine, async () => {
    const { shop, sita } = await withPhotos(1)
    const answers = await Promise.all(
      colors.slice(1).map(async (color) => (await send(shop, sita, await png(color))).statusCode),
    )
    expect(answers.toSorted((one, other) => one - other)).toEqual([201, 201, 409])
    expect(await ownPhotos(sita)).toHaveLength(3)
  })

  it('is refused for a file that is no photo, in a sentence at the field', async () => {
    const { shop, sita } = await withPhotos(0)
    const type = 'image/png'
    const gif = new File(['GIF89a, or so'], 'wave.gif', { type: 'image/gif' })
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', {
      type: 'image/svg+xml',
    })
    const text = new File(['I am no picture.'], 'tee.png', { type })
    for (const file of [gif, svg, text]) {
      const refused = await send(shop, sita, file)
      const { message, fields } = refused.json<{ message: string; fields: object }>()
      expect([file.name, refused.statusCode, fields]).toEqual([file.name, 415, { image: message }])
      expect(message).toMatch(/^[A-Z].*\.$/)
    }
    const cut = new File([(await png()).slice(0, 90)], 'tee.png', { type })
    expect((await send(shop, sita, cut)).statusCode).toBe(422)
    expect(await ownPhotos(sita)).toEqual([])
  })

  it('keeps the picture without what the camera wrote into it, such as the place', async () => {
    const { shop, sita } = await withPhotos(0)
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' } }
    const image = sharp({ create: { width: 64, height: 80, channels: 3, background: '#aa2222' } })
    const bytes = await image.withExif(exif).jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(0)
    await send(shop, sita, new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }))
    const [photo] = await ownPhotos(sita)
    for (const file of ['-320.webp', '-960.webp', '-960.avif', '-320.jpg']) {
      const { rawPayload, statusCode } = await shop.app.inject(`${photo?.src}${file}`)
      expect([file, statusCode]).toEqual([file, 200])
      const { exif: left, xmp } = await sharp(rawPayload).metadata()
      expect([file, left, xmp]).toEqual([file, undefined, undefined])
    }
  })

  it('doesn’t let its author approve it, nor staff who may not moderate reviews', async () => {
    const { shop, sita } = await withPhotos(1)
    const photos = (await ownPhotos(sita)).map(({ id }) => id)
    const packer = await colleague(shop, 'packer')
    for (const action of ['show', 'refuse']) {
      const path = `/staff/reviews/1/photos/${action}`
      expect((await sita.post(path, { photos })).statusCode).toBe(404)
      expect((await packer.post(path, { photos })).statusCode).toBe(403)
    }
    expect((await shop.post('/staff/reviews/1/photos/show', { photos: [] })).statusCode).toBe(400)
    expect((await shop.post('/staff/reviews/9/photos/show', { photos })).statusCode).toBe(404)
    expect(await shownPhotos(shop)).toEqual([])
  })
})
