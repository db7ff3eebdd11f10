import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../test/open-shop'
import { shopOfFour } from '../../test/test-app'

const skirt = { product_color: 3, size: 1, quantity: 2 }
const tee = { product_color: 4, size: 1, quantity: 1 }

async function signIn({ app }: TestShop, username: string) {
  const account = { username, email: `${username}@example.com`, password: 'a quiet blue kurta' }
  const { email, password } = account
  await app.inject({ method: 'POST', url: '/register/', payload: account })
  const answer = await app.inject({ method: 'POST', url: '/login/', payload: { email, password } })
  const headers = { authorization: `Bearer ${answer.json<{ access: string }>().access}` }
  const url = '/store/cart/saved'
  return {
    read: async () => (await app.inject({ method: 'GET', url, headers })).json<unknown>(),
    save: (lines: unknown, district?: string) =>
      app.inject({ method: 'PUT', url, headers, payload: { lines, district } }),
  }
}

describe("an account's cart", () => {
  it('is empty at first, and afterwards what was last put there', async () => {
    const sita = await signIn(await shopOfFour(), 'sita')
    expect(await sita.read()).toEqual({ lines: [], district: '' })
    await sita.save([skirt, tee])
    await sita.save([tee, { ...skirt, quantity: 5 }])
    expect(await sita.read()).toEqual({ lines: [tee, { ...skirt, quantity: 5 }], district: '' })
    await sita.save([])
    expect(await sita.read()).toEqual({ lines: [], district: '' })
  })

  it('drops units that the shop does not keep, and of one named twice keeps the larger', async () => {
    const sita = await signIn(await shopOfFour(), 'sita')
    const saved = await sita.save([
      { ...skirt, product_color: 99 },
      { ...skirt, size: 2 },
      skirt,
      { ...skirt, quantity: 1 },
    ])
    expect(saved.json()).toEqual({ lines: [skirt], district: '' })
  })

  it('goes to the district that was chosen last, until another one or none is chosen', async () => {
    const sita = await signIn(await shopOfFour(), 'sita')
    await sita.save([skirt], 'Kaski')
    await sita.save([tee])
    expect(await sita.read()).toEqual({ lines: [tee], district: 'Kaski' })
    expect((await sita.save([tee], 'Atlantis')).json()).toEqual({ lines: [tee], district: '' })
    await sita.save([], 'Humla')
    expect((await sita.save([], '')).json()).toEqual({ lines: [], district: '' })
  })

  it('refuses what is no cart, and keeps the one before', async () => {
    const sita = await signIn(await shopOfFour(), 'sita')
    await sita.save([skirt])
    for (const quantity of [0, 100, 1.5, '2']) {
      expect((await sita.save([{ ...skirt, quantity }])).statusCode).toBe(400)
    }
    expect((await sita.save([{ ...skirt, user: 1 }])).statusCode).toBe(400)
    expect((await sita.save(Array.from({ length: 51 }, () => skirt))).statusCode).toBe(400)
    expect(await sita.read()).toEqual({ lines: [skirt], district: '' })
  })

  it("is nobody else's to read or to change", async () => {
    const shop = await shopOfFour()
    const sita = await signIn(shop, 'sita')
    const hari = await signIn(shop, 'hari')
    await sita.save([skirt])
    await hari.save([tee])
    expect(await sita.read()).toEqual({ lines: [skirt], district: '' })
    expect(await hari.read()).toEqual({ lines: [tee], district: '' })
    for (const method of ['GET', 'PUT'] as const) {
      const answer = await shop.app.inject({ method, url: '/store/cart/saved' })
      expect(answer.statusCode).toBe(401)
    }
  })
})
