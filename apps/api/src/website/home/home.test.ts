import { productList, staffHome } from '@etrend/contract'
import { expect, test } from 'vitest'
import { addCollection } from '../../test/collecting'
import { banner, homeOf, messageOf, saveHome, uploadPicture } from '../../test/pages'
import { openTestShop, shopOfFour } from '../../test/test-app'

const row = (kind: string, id: string, more: object = {}) => ({ kind, id, ...more })

test('a home page that nobody has changed shows a row for each category, as documented', async () => {
  const shop = await shopOfFour()
  const shown = await homeOf(shop)
  expect(shown.rows).toEqual([
    {
      kind: 'banner',
      text: '',
      href: '',
      link_text: '',
    },
    { kind: 'category', title: '', slug: 'women' },
    { kind: 'featured', title: '' },
    { kind: 'category', title: '', slug: 'men' },
  ])
  const draft = staffHome.parse((await shop.get('/staff/home/')).json())
  expect([draft.id, draft.state, draft.rows.length]).toEqual([null, 'draft', 4])
})

test('staff put rows in an order of their choice; shoppers see it once it is published', async () => {
  const shop = await shopOfFour()
  const src = await uploadPicture(shop)
  const id = await saveHome(shop, [
    row('tiles', 'a', { title: 'By person', categories: [2, 1, 99] }),
    row('text', 'b', {
      title: 'Sewn in Patan',
      text: 'By hand.',
      image: src,
      alt: 'A loom',
      side: 'left',
    }),
    row('category', 'c', { title: 'For her', category: 1 }),
    row('category', 'gone', { category: 99 }),
  ])
  expect((await homeOf(shop)).rows).toHaveLength(4)
  await shop.post(`/staff/pages/${id}/publish/`)
  const { rows, collections } = await homeOf(shop)
  expect(rows).toMatchObject([
    { kind: 'tiles', title: 'By person', tiles: [{ slug: 'men' }, { slug: 'women' }] },
    { kind: 'text', picture: { src, alt: 'A loom' }, side: 'left', href: '' },
    { kind: 'category', title: 'For her', slug: 'women' },
  ])
  expect(collections).toHaveLength(2)
  await shop.post(`/staff/pages/${id}/hide/`)
  expect((await homeOf(shop)).rows).toHaveLength(4)
})

test('a row shows the first products of a collection, until that has none or is deleted', async () => {
  const shop = await shopOfFour()
  const { id: collection, slug } = await addCollection(shop, { title: 'Under Rs 1500' })
  const { id: empty } = await addCollection(shop, {
    title: 'Under Rs 1',
    rule: '{"max_price":1}',
  })
  const id = await saveHome(shop, [
    row('collection', 'a', { collection }),
    row('collection', 'b', { title: 'For students', collection }),
    row('collection', 'c', { collection: empty }),
    row('collection', 'gone', { collection: 99 }),
  ])
  await shop.post(`/staff/pages/${id}/publish/`)
  const { rows } = await homeOf(shop)
  const href = `/collections/${slug}`
  expect(rows).toMatchObject([
    { kind: 'products', title: 'Under Rs 1500', href },
    { kind: 'products', title: 'For students', href },
  ])
  const { items } = productList.parse((await shop.get(`/store${href}/products`)).json())
  expect(items.length).toBeGreaterThan(0)
  expect(rows[0]).toMatchObject({ products: items.map((item) => ({ id: item.id })) })
  expect((await shop.remove(`/staff/collections/${collection}/`)).statusCode).toBe(204)
  expect((await homeOf(shop)).rows).toEqual([])
})

test('slides are edited with the home page, each with a picture for phones and the words of its button', async () => {
  const shop = await openTestShop()
  const image = await uploadPicture(shop)
  const tall_image = await uploadPicture(shop, '#a8123e')
  const slide = { title: 'New in', description: 'Linen.', href: '/womens', image, tall_image }
  const slides = [{ ...slide, link_text: 'See the dresses' }, slide]
  const id = await saveHome(shop, [row('slides', 's', { slides })])
  await shop.post(`/staff/pages/${id}/publish/`)
  const shown = {
    title: 'New in',
    description: 'Linen.',
    href: '/womens',
    picture: { src: image, alt: '' },
    tall_picture: { src: tall_image, alt: '' },
  }
  expect(await homeOf(shop)).toMatchObject({
    slides: [
      { ...shown, id: 1, link_text: 'See the dresses' },
      { ...shown, id: 2 },
    ],
    rows: [{ kind: 'slides' }],
  })
})

test('a row is shown from its first moment until just before its last', async () => {
  const shop = await openTestShop()
  const at = (minutes: number) => new Date(shop.now() + minutes * 60_000).toISOString()
  const id = await saveHome(shop, [
    banner('sale', 'Sale', { from: at(10), to: at(20) }),
    banner('always', 'Always'),
  ])
  await shop.post(`/staff/pages/${id}/publish/`)
  const texts = async () => {
    const { rows } = await homeOf(shop)
    return rows.map((shown) => (shown.kind === 'banner' ? shown.text : shown.kind))
  }
  expect(await texts()).toEqual(['Always'])
  await shop.jump(9)
  expect(await texts()).toEqual(['Always'])
  await shop.jump(2)
  expect(await texts()).toEqual(['Sale', 'Always'])
  await shop.jump(8)
  expect(await texts()).toEqual(['Sale', 'Always'])
  await shop.jump(2)
  expect(await texts()).toEqual(['Always'])
})

test('a banner without words of its own is shown while a product is reduced, one with words always', async () => {
  const shop = await shopOfFour()
  const id = await saveHome(shop, [{ ...banner('own', ''), href: '' }, banner('words', 'New in')])
  await shop.post(`/staff/pages/${id}/publish/`)
  const texts = async () =>
    (await homeOf(shop)).rows.map((row) => row.kind === 'banner' && row.text)
  expect(await texts()).toEqual(['', 'New in'])
  await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: null })
  expect(await texts()).toEqual(['New in'])
  await shop.patch('/product/updateDeleteProduct/2/', { discounted_price: 1499 })
  expect(await texts()).toEqual(['', 'New in'])
})

test('the tile of a category with fewer than five products shows the oldest of them', async () => {
  const shop = await shopOfFour()
  const id = await saveHome(shop, [row('tiles', 'a', { categories: [1] })])
  await shop.post(`/staff/pages/${id}/publish/`)
  const { rows, collections } = await homeOf(shop)
  const ofCategory = collections[0]?.products ?? []
  expect(ofCategory).toHaveLength(2)
  const tile = rows[0]?.kind === 'tiles' ? rows[0].tiles[0] : undefined
  expect(tile?.picture).toEqual(ofCategory.at(-1)?.picture)
})

test.each([
  ['two carousels', ['slides', 'slides']],
  ['two rows with one id', ['banner', 'banner']],
])('%s are refused', async (_what, kinds) => {
  const shop = await openTestShop()
  const src = await uploadPicture(shop)
  const slides = [{ title: 'A', description: '', href: '/', image: src, tall_image: src }]
  const rows = kinds.map((kind, index) =>
    kind === 'banner' ? banner('same', 'x') : row('slides', `s${index}`, { slides }),
  )
  expect((await shop.put('/staff/home/', { rows })).statusCode).toBe(400)
})

test('a row that ends before it begins, and a link to a script, are refused with a sentence', async () => {
  const shop = await openTestShop()
  const times = { from: '2026-10-02T00:00:00.000Z', to: '2026-10-02T00:00:00.000Z' }
  const late = await shop.put('/staff/home/', { rows: [banner('a', 'x', times)] })
  expect([late.statusCode, messageOf(late)]).toEqual([400, 'A row ends after it begins.'])
  const href = 'javascript:alert(1)'
  const script = await shop.put('/staff/home/', { rows: [{ ...banner('a', 'x'), href }] })
  expect(messageOf(script)).toBe('A link begins with /, https://, mailto: or tel:.')
})

test('who saves an older state of the home page is told so', async () => {
  const shop = await openTestShop()
  const headers = {
    ...shop.headers,
    'if-match': String((await shop.get('/staff/home/')).headers['etag']),
  }
  const save = (text: string) =>
    shop.app.inject({
      method: 'PUT',
      url: '/staff/home/',
      headers,
      payload: { rows: [banner('a', text)] },
    })
  expect((await save('first')).statusCode).toBe(200)
  expect(messageOf(await save('second'))).toBe('Somebody else changed this home page meanwhile.')
})
