import { NOW } from '@etrend/tooling/given-time'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../db/client'
import { DAY_MS } from '../lib/times'
import { openMedia } from '../media/media'
import { png } from '../test/forms'
import { shopOfFour, stockedShop } from '../test/test-app'
import { agePictures, picturesOf } from '../test/test-files'
import { ask, soldOut, waiting } from '../test/waiting'
import { tidyDaily } from './tidy'

it('what can no longer be undone is deleted, with the pictures that only it used', async () => {
  const { db, folder, form, remove, get } = await stockedShop()
  const image = { product: '1', is_display_image: 'True', image: await png('#00aa00'), color: '1' }
  await form('POST', '/comp/createProductImg/', image)
  await remove('/comp/updateDeleteProductimg/1/')
  await agePictures({ db, folder })
  const files = () => picturesOf(db)
  const before = (await files()).length

  await tidied(db, 29)
  expect([(await files()).length, (await get('/staff/trash/')).json()]).toMatchObject([
    before,
    [{ noun: 'productImages' }],
  ])
  await tidied(db, 31)
  expect((await files()).length).toBeLessThan(before)
  expect((await get('/staff/trash/')).json()).toEqual([])
  const { color_img } = (await get('/comp/singleproductcolor/1/')).json<{ color_img: string }>()
  expect((await get(`${color_img}-320.webp`)).statusCode).toBe(200)
})

it('a wish for a sold-out unit is forgotten after 180 days', async () => {
  const shop = await shopOfFour()
  await ask(shop)
  await tidied(shop.db, 180)
  expect(await waiting(shop)).toEqual([soldOut.email])
  await tidied(shop.db, 181)
  expect(await waiting(shop)).toEqual([])
})

/** Tidies up so many days later. */
async function tidied(db: Database, days: number) {
  const media = openMedia(db.files)
  onTestFinished(() => media.close())
  const clock = () => new Date(NOW + days * DAY_MS)
  const failed = (error: unknown) => {
    throw error
  }
  const tidying = tidyDaily({ db, media, clock, failed })
  tidying.start()
  await tidying.stop()
}
