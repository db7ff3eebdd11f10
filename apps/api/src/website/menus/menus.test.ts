import { shopMenus, staffMenu, type MenuEntry } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { addCollection } from '../../test/collecting'
import type { TestShop } from '../../test/open-shop'
import { addPage } from '../../test/pages'
import { shopOfFour } from '../../test/test-app'

const header = '/staff/menus/header'
const home = { kind: 'page', address: '/', label: 'Home' }

/** An entry as it is saved, without the title of its target row. */
const entryOf = ({ kind, label, target, address }: MenuEntry) => ({ kind, label, target, address })

async function shown(shop: TestShop) {
  return shopMenus.parse((await shop.get('/store/navigation')).json())
}

describe('a menu', () => {
  it('is the documented one until somebody changes it', async () => {
    const shop = await shopOfFour()
    expect(await shown(shop)).toEqual({ header: null, footer: null })
    const { is_standard, items } = staffMenu.parse((await shop.get(header)).json())
    expect(is_standard).toBe(true)
    expect(items.map(({ label, address }) => [label, address])).toEqual([
      ['Home', '/'],
      ['Womens', '/womens'],
      ['Mens', '/mens'],
      ['Kids', '/kids'],
      ['Our Products', '/all-products'],
    ])
  })

  it('of the footer has the published pages in their columns until somebody changes it', async () => {
    const shop = await shopOfFour()
    for (const [slug, title] of [
      ['store-location', 'Our store'],
      ['faq', 'FAQ'],
      ['privacy-policy', 'Privacy Policy'],
      ['about-us', 'About us'],
    ] as const) {
      await shop.post(`/staff/pages/${await addPage(shop, { slug, title })}/publish/`)
    }
    await addPage(shop, { slug: 'draft', title: 'Not yet' })
    const { items } = staffMenu.parse((await shop.get('/staff/menus/footer')).json())
    const saved = items.map((item) => ({
      ...entryOf(item),
      children: item.children.map(entryOf),
    }))
    const linksOf = (column: (typeof items)[number]) =>
      column.children.map(({ label, address }) => [label, address])
    expect(items.map((column) => [column.label, linksOf(column)])).toEqual([
      ['Our Stores', [['', '/store-location']]],
      ['Follow Us', [['', '']]],
      [
        'Info',
        [
          ['FAQ', '/faq'],
          ['About us', '/pages/about-us'],
          ['Track your order', '/order-lookup'],
        ],
      ],
      ['Our Polices', [['Privacy Policy', '/privacy-policy']]],
    ])
    expect((await shop.put('/staff/menus/footer', { items: saved })).statusCode).toBe(200)
  })

  it('leads to categories, sub categories, collections, pages and other sites', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { slug: 'little' })
    await shop.form('POST', '/product/createCategory/', { title: 'Home' })
    const link = { kind: 'link', address: 'https://example.com', label: 'Blog' }
    const children = [{ kind: 'subcategory', target: 2 }, { kind: 'collection', target: 1 }, link]
    const items = [home, { kind: 'category', target: 3 }, { kind: 'category', target: 1, children }]
    expect((await shop.put(header, { items })).statusCode).toBe(200)
    expect((await shown(shop)).header?.slice(1)).toMatchObject([
      { label: 'Home', href: '/categories/home', children: [] },
      {
        label: 'Women',
        href: '/womens',
        children: [
          { label: 'Bottoms', href: '/womens?subcategory=bottoms' },
          { label: 'Under Rs 1500', href: '/collections/little' },
          { label: 'Blog', href: 'https://example.com' },
        ],
      },
    ])
    expect((await shop.get('/store/navigation/panels')).json()).toMatchObject([
      {
        place: 2,
        links: [
          { products: [{ title: 'Skirt' }] },
          { products: [{ title: 'Skirt' }, { title: 'Tee | Plain' }] },
          { products: [] },
        ],
      },
    ])
  })

  it('leaves out what is deleted, until it is restored', async () => {
    const shop = await shopOfFour()
    await addCollection(shop, { slug: 'little' })
    await shop.put(header, { items: [home, { kind: 'collection', target: 1, label: 'Cheap' }] })
    const labels = async () => (await shown(shop)).header?.map(({ label }) => label)
    expect(await labels()).toEqual(['Home', 'Cheap'])
    await shop.remove('/staff/collections/1/')
    expect(await labels()).toEqual(['Home'])
    expect(staffMenu.parse((await shop.get(header)).json()).items[1]?.name).toBeNull()
    await shop.post('/staff/trash/restore/', { noun: 'collections', id: 1 })
    expect(await labels()).toEqual(['Home', 'Cheap'])
  })

  it('is set back to the standard one, and both are in the audit log', async () => {
    const shop = await shopOfFour()
    await shop.put(header, { items: [home] })
    expect((await shop.remove(header)).json()).toMatchObject({ is_standard: true })
    expect(await shown(shop)).toEqual({ header: null, footer: null })
    const log = await shop.get('/staff/audit/?noun=menus')
    expect(log.json()).toMatchObject([
      { action: 'edit', label: 'header' },
      { action: 'edit', label: 'header', after: { items: [{ label: 'Home' }] } },
    ])
  })

  it('that somebody else changed meanwhile isn’t overwritten', async () => {
    const shop = await shopOfFour()
    const seen = String((await shop.get(header)).headers['etag'])
    await shop.put(header, { items: [home] })
    const late = await shop.remove(header, { 'if-match': seen })
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: 'Somebody else changed this menu meanwhile.' },
    ])
  })

  it.each([
    [[], 'Leave at least one entry in the menu.'],
    [[{ kind: 'category' }], 'Choose what the entry leads to.'],
    [[{ ...home, address: 'faq' }], 'Enter the path of a page of the shop, like /faq.'],
    [[{ ...home, address: '//evil.example' }], 'Enter the path of a page of the shop, like /faq.'],
    [
      [{ kind: 'link', address: 'javascript:alert(1)', label: 'Blog' }],
      'Enter an address that starts with https://.',
    ],
    [[{ ...home, label: '' }], 'Enter a label.'],
    [
      [{ kind: 'heading', label: 'Info' }],
      'Headings go above the columns of the footer, the social links into one of them.',
    ],
  ])('with %j is refused', async (items, message) => {
    const shop = await shopOfFour()
    const refused = await shop.put(header, { items })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { message }])
  })
})
