import type { ProductCard, ProductList } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shop as settings } from '../db/schema/shop'
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

it('a card names its colour where the product’s page would open with another one', async () => {
  const shop = await shopOfFour()
  const { items } = (await shop.get('/store/products')).json<ProductList>()
  const id = items.find(({ title }) => title === 'Blouse')?.id ?? 0
  expect((await card(shop, id))?.color).toBeUndefined()
  // A product's page opens with Black, if it has it; the card still shows the first colour.
  await shop.patch('/comp/updateDeleteColor/2/', { color_name: 'Black' })
  expect(await card(shop, id)).toMatchObject({ color: 'red', picture: { alt: 'Blouse in Red' } })
})

it('a card in a list that is filtered by colours shows and names the first of them that its product has', async () => {
  const shop = await shopOfFour()
  const all = (await shop.get('/store/products')).json<ProductList>()
  const twice = all.items.find(({ colors }) => colors.length > 1)
  const [first, second] = twice?.colors.map(({ color_name }) => color_name) ?? []
  expect(twice?.color).toBeUndefined()
  const query = `color=${second?.toLowerCase()}`
  const { items } = (await shop.get(`/store/products?${query}`)).json<ProductList>()
  const shown = items.find(({ id }) => id === twice?.id)
  expect(shown).toMatchObject({
    color: second?.toLowerCase(),
    picture: { alt: `${twice?.title} in ${second}` },
  })
  const both = `color=${first?.toLowerCase()}&${query}`
  const either = (await shop.get(`/store/products?${both}`)).json<ProductList>()
  expect(either.items.find(({ id }) => id === twice?.id)?.color).toBe(first?.toLowerCase())
})

it('a card in a list that is filtered by sizes shows a colour that is in stock in one of them', async () => {
  const shop = await shopOfFour()
  const blouse = async (query: string) =>
    (await shop.get(`/store/products?${query}`))
      .json<ProductList>()
      .items.find(({ title }) => title === 'Blouse')
  // The blouse is kept in red in MD, and in navy in LG.
  expect(await blouse('size=M')).toMatchObject({ picture: { alt: 'Blouse in Red' } })
  expect(await blouse('size=L')).toMatchObject({
    color: 'navy',
    picture: { alt: 'Blouse in Navy' },
  })
  expect(await blouse('size=L&color=red&color=navy')).toMatchObject({ color: 'navy' })
  expect(await blouse('size=L&size=M&color=red')).toMatchObject({ color: 'red' })
})

it('cards that are asked for by id are shown in the colours that are named with them', async () => {
  const shop = await shopOfFour()
  const asked = await shop.get('/store/cards?id=3&id=1-navy&id=2-plaid&id=99')
  expect(asked.json()).toMatchObject([
    { title: 'Tee | Plain' },
    { color: 'navy', picture: { alt: 'Blouse in Navy' } },
    { picture: { alt: 'Skirt in Red' } },
  ])
  expect((await shop.get('/store/cards?id=one')).statusCode).toBe(400)
})

it('a card says whether the product is for kids', async () => {
  const shop = await shopOfFour()
  expect((await card(shop, 1))?.for_kids).toBe(false)
  await shop.patch('/product/updateDeleteProduct/1/', { gender: 'kids' })
  expect((await card(shop, 1))?.for_kids).toBe(true)
  await shop.patch('/product/updateDeleteProduct/1/', { gender: null })
  await shop.patch('/product/updateDeleteCategory/1/', { title: 'Kids' })
  expect((await card(shop, 1))?.for_kids).toBe(true)
})
