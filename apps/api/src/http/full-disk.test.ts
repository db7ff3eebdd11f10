import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { onPostgres } from '../test/postgres'
import { openTestShop, stockedShop } from '../test/test-app'

const MIB = 1024 * 1024

async function setFree({ space, disk }: Pick<TestShop, 'space' | 'disk'>, free: number) {
  space.free = free
  await disk.look()
}

const login = ({ app }: Pick<TestShop, 'app'>) => {
  const payload = { email: 'boss@example.com', password: 'keys to the back room' }
  return app.inject({ method: 'POST', url: '/login/', payload })
}

async function upload({ form }: TestShop) {
  const color = await form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#FF0000' })
  const { id } = z.object({ id: z.int() }).parse(color.json())
  const fields = { product: '1', color: String(id), color_img: await png('#ff0000') }
  return form('POST', '/comp/createproductcolor/', fields)
}

const register = ({ app }: TestShop, name: string) => {
  const payload = { username: name, email: `${name}@example.com`, password: 'a long pass phrase' }
  return app.inject({ method: 'POST', url: '/register/', payload })
}

describe('a disk below its low mark', () => {
  it('takes no picture and no import, with a sentence that says why, but orders and edits', async () => {
    const shop = await stockedShop()
    await setFree(shop, 99)
    const refused = await upload(shop)
    expect(refused.statusCode).toBe(507)
    expect(refused.body).toContain('disk is nearly full')
    const file = new File(['Title\nTee'], 'a.csv', { type: 'text/csv' })
    expect((await shop.form('POST', '/staff/imports/', { file })).statusCode).toBe(507)
    expect((await register(shop, 'sita')).statusCode).toBe(201)
    expect((await shop.patch('/staff/settings', { low_stock: 4 })).statusCode).toBe(200)
  })

  it('at the mark itself takes pictures', async () => {
    const shop = await stockedShop()
    await setFree(shop, 100)
    expect((await upload(shop)).statusCode).toBe(201)
  })
})

describe('a full disk', () => {
  it.runIf(onPostgres)(
    'takes orders, since the database is elsewhere, but no pictures',
    async () => {
      const shop = await stockedShop()
      await setFree(shop, 9)
      expect((await register(shop, 'sita')).statusCode).toBe(201)
      expect((await upload(shop)).statusCode).toBe(507)
    },
  )

  it.skipIf(onPostgres)(
    'takes no change from shoppers, but goes on showing the shop and lets staff in',
    async () => {
      const shop = await stockedShop()
      await setFree(shop, 9)
      const refused = await register(shop, 'sita')
      expect(refused.statusCode).toBe(507)
      expect(refused.json()).toEqual({
        message: 'The shop has no room to save this right now. Please try again later.',
      })
      expect((await shop.app.inject('/product/allProduct/')).statusCode).toBe(200)
      expect((await login(shop)).statusCode).toBe(200)
      expect((await shop.patch('/staff/settings', { low_stock: 4 })).statusCode).toBe(200)
      expect((await upload(shop)).statusCode).toBe(507)
    },
  )

  it.skipIf(onPostgres)('takes changes again by itself once there is room', async () => {
    const shop = await openTestShop()
    await setFree(shop, 9)
    expect((await register(shop, 'sita')).statusCode).toBe(507)
    shop.space.free = 1000
    await expect.poll(async () => (await register(shop, 'sita')).statusCode).toBe(201)
  })

  it('is reported by /readyz, in detail to this machine alone', async () => {
    const shop = await openTestShop()
    const ready = (remoteAddress: string) => shop.app.inject({ url: '/readyz', remoteAddress })
    expect((await ready('203.0.113.9')).json()).toEqual({ status: 'ok' })
    await setFree(shop, 99)
    expect((await ready('127.0.0.1')).json()).toMatchObject({
      status: 'ok',
      problems: [{ part: 'disk', message: 'The disk is nearly full: 0 MB are free.' }],
    })
    await setFree(shop, 9)
    const here = await ready('127.0.0.1')
    expect(here.statusCode).toBe(503)
    expect(here.body).toContain('The disk is full')
    const outside = await ready('203.0.113.9')
    expect(outside.statusCode).toBe(503)
    expect(outside.json()).toEqual({ message: 'The shop isn’t ready.' })
  })
})

describe('the ballast', () => {
  it('is held while there is room, released when the disk is full, and held again afterwards', async () => {
    const shop = await openTestShop()
    const ballast = join(shop.folder, 'ballast')
    Object.assign(shop.space, { total: 40 * MIB, low: 2 * MIB, full: MIB })
    await setFree(shop, 10 * MIB)
    expect(statSync(ballast).size).toBe(2 * MIB)
    for (const left of [1.5, 1, 0.5, 0]) {
      await setFree(shop, MIB - 1)
      expect(statSync(ballast).size).toBe(left * MIB)
    }
    // What the ballast released isn't room: the disk still counts as full.
    await setFree(shop, 3 * MIB - 1)
    expect(shop.disk.state()).toBe('full')
    await setFree(shop, 10 * MIB)
    expect(shop.disk.state()).toBe('enough')
    expect(statSync(ballast).size).toBe(2 * MIB)
  })
})
