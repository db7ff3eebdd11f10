import type { ProductCard, ProductList } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shop as settings } from '../db/schema'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { shopOfFour } from '../test/test-app'

it('a card in a list shows what changed since it was last shown', async () => {
  const shop = await shopOfFour()
  const { db } = shop
  expect(await card(shop, 3)).toMatchObject({ title: 'Tee | Plain', stock: 'low', price: 1200 })

  await move(shop, 4, 1, 'Out', 2)
  expect(await card(shop, 3)).toMatchObject({ stock: 'out' })
  await move(shop, 4, 1, 'In', 5)
  expect(await card(shop, 3)).toMatchObject({ stock: 'in' })
  await db.transaction(async (tx) => {
    await tx.update(settings).set({ low_stock: 5 }).where(eq(settings.id, 1))
  })
  expect(await card(shop, 3)).toMatchObject({ stock: 'low' })

  await shop.patch('/product/updateDeleteProduct/3/', { title: 'Tee', price: 1100 })
  await shop.patch('/comp/updateDeleteColor/2/', { color_name: 'Indigo' })
  const changed = await card(shop, 3)
  expect(changed).toMatchObject({ title: 'Tee', price: 1100, picture: { alt: 'Tee in Indigo' } })
  expect(changed?.colors.map(({ color_name }) => color_name)).toEqual(['Indigo'])
})

async function card(shop: TestShop, id: number): Promise<ProductCard | undefined> {
  const list = (await shop.get('/store/products')).json<ProductList>()
  return list.items.find((item) => item.id === id)
}
