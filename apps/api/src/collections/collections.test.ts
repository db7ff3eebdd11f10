import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { addCollection, collectionForm, titlesAt } from '../test/collecting'
import { png } from '../test/forms'
import { openTestShop, shopOfFour } from '../test/test-app'

const one = '/staff/collections/1/'

describe('a collection', () => {
  it('is added, listed, read, replaced and deleted', async () => {
    const shop = await shopOfFour()
    const made = await shop.form('POST', '/staff/collections/', collectionForm())
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { id: 1, title: 'Under Rs 1500', slug: 'under-rs-1500', kind: 'rule', products: [] },
    ])
    expect((await shop.get('/staff/collections/?q=under')).json()).toEqual([made.json()])
    const changes = { title: 'Little', slug: 'little', rule: '{"max_price":"1000"}' }
    const edited = await shop.form('PUT', one, collectionForm(changes))
    expect(edited.json()).toMatchObject({ slug: 'little', rule: { max_price: 1000 } })
    expect((await shop.get(one)).json()).toEqual(edited.json())
    expect((await shop.remove(one)).statusCode).toBe(204)
    expect((await shop.get(one)).statusCode).toBe(404)
  })

  it('is listed for those who name it on the website or in promo codes, and changed by neither', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { slug: 'new-in' })
    for (const permission of ['content', 'promotions']) {
      const role = await shop.post('/staff/roles/', { name: permission, permissions: [permission] })
      const hari = await colleague(shop, role.json<{ id: number }>().id)
      expect((await hari.get('/staff/collections/')).json()).toMatchObject([{ slug: 'new-in' }])
      expect((await hari.remove(one)).statusCode).toBe(403)
    }
  })

  it('has an address that no other has', async () => {
    const shop = await openTestShop()
    await addCollection(shop, { slug: 'new-in' })
    const again = await shop.form('POST', '/staff/collections/', collectionForm({ slug: 'NEW-IN' }))
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { fields: { slug: 'Another collection has this address already.' } },
    ])
  })

  it.each([
    [{ rule: '{}' }, { rule: 'Enter at least one condition, or choose the products by hand.' }],
    [{ slug: 'new in' }, { slug: 'Write the address as words with hyphens between them: new-in.' }],
    [
      { rule: '{"min_price":2000,"max_price":1999}' },
      { 'rule.max_price': 'Enter a highest price that is not below the lowest.' },
    ],
    [{ rule: '{"category":9}' }, { category: 'Choose a category that exists.' }],
    [
      { rule: '{"category":2,"subcategory":1}' },
      { subcategory: 'Choose a sub category of this category.' },
    ],
    [{ rule: '{"color":9}' }, { color: 'Choose a color that exists.' }],
    [{ kind: 'hand', products: '1,99' }, { products: 'Choose products that exist.' }],
    [
      { kind: 'hand', products: '1', product_colors: '99' },
      { products: 'Choose colors that exist.' },
    ],
    [
      { kind: 'hand', products: '1', product_colors: '1,2' },
      { products: 'Choose one color for each product.' },
    ],
    [{ title: '' }, { title: 'Enter a title.' }],
  ])('with %j is refused', async (changes, fields) => {
    const shop = await shopOfFour()
    const refused = await shop.form('POST', '/staff/collections/', collectionForm(changes))
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields }])
  })

  it('keeps, replaces and loses its picture', async () => {
    const shop = await openTestShop()
    const image = await png()
    const made = await shop.form('POST', '/staff/collections/', { ...collectionForm(), image })
    const { image: src } = made.json<{ image: string }>()
    expect(src).toMatch(/^\/media\//)
    expect((await shop.form('PUT', one, collectionForm())).json()).toMatchObject({ image: src })
    expect((await shop.get(`${src}-640.webp`)).statusCode).toBe(200)
    const without = await shop.form('PUT', one, collectionForm({ remove_image: 'True' }))
    expect(without.json()).toMatchObject({ image: '' })
  })

  it('goes to the trash and back, and its changes are logged and undone', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { kind: 'hand', products: '3,1' })
    await shop.form('PUT', one, collectionForm({ kind: 'hand', products: '1,3' }))
    const [entry] = (await shop.get('/staff/audit/?noun=collections&action=edit')).json<
      { id: number; before: object }[]
    >()
    expect(entry?.before).toEqual({ products: [3, 1] })
    await shop.post(`/staff/audit/${entry?.id}/undo/`)
    expect((await shop.get(one)).json()).toMatchObject({ products: [3, 1] })
    await shop.remove(one)
    const restored = await shop.post('/staff/trash/restore/', { noun: 'collections', id: 1 })
    expect(restored.json()).toEqual({ noun: 'collections', id: 1, label: 'Under Rs 1500' })
    expect(await titlesAt(shop, 'under-rs-1500')).toEqual(['Tee | Plain', 'Blouse'])
  })

  it('is found by staff, and exported', async () => {
    const shop = await openTestShop()
    await addCollection(shop)
    expect((await shop.get('/staff/search/?q=under')).json()).toEqual([
      {
        noun: 'collections',
        rows: [{ id: 1, label: 'Under Rs 1500', detail: 'under-rs-1500' }],
        has_more: false,
      },
    ])
    expect((await shop.get('/staff/export/collections/')).body).toContain('Under Rs 1500')
  })

  it('by rule keeps its category, sub category and color from being deleted', async () => {
    const shop = await shopOfFour()
    const sub = (
      await shop.form('POST', '/product/createsubCategory/', {
        title: 'Shoes',
        category: '1',
      })
    ).json<{ id: number }>()
    await shop.form('POST', '/comp/createColor/', { color_name: 'Plum', hex_code: '#5a2a4a' })
    await shop.form('POST', '/product/createCategory/', { title: 'Home' })
    await addCollection(shop, { rule: '{"category":3}', slug: 'home' })
    await addCollection(shop, { rule: `{"subcategory":${sub.id},"color":3}`, slug: 'plum-shoes' })
    const messages = [
      await shop.remove('/product/updateDeleteCategory/3/'),
      await shop.remove(`/product/updateDeleteSubCategory/${sub.id}/`),
      await shop.remove('/comp/updateDeleteColor/3/'),
    ].map((refused) => refused.json<{ message: string }>().message)
    expect(messages).toEqual([
      'Category Home is used by 1 collection.',
      'Sub category Shoes is used by 1 collection.',
      'Color Plum is used by 1 collection.',
    ])
    expect((await shop.get('/staff/collections/?category=3')).json()).toHaveLength(1)
  })

  it('is counted, and previewed before it is saved', async () => {
    const shop = await shopOfFour()
    await addCollection(shop)
    expect((await shop.get('/staff/collections/counts/')).json()).toEqual([{ id: 1, count: 2 }])
    const content = { kind: 'hand', products: [3, 99, 1], product_colors: [2] }
    const preview = await shop.post('/staff/collections/preview/', content)
    const colors = [
      { id: 1, color_name: 'Red' },
      { id: 2, color_name: 'Navy' },
    ]
    expect(preview.json()).toMatchObject({
      total: 2,
      items: [
        { title: 'Tee | Plain', price: 1200 },
        { title: 'Blouse', picture: { alt: 'Blouse in Navy' }, colors },
      ],
    })
  })
})
