import type { ProductList, SearchSuggestions } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../test/open-shop'
import { shopOfFour } from '../../test/test-app'

describe('a search text', () => {
  it.each([
    ['m skirt', { q: 'skirt', size: ['M'] }],
    ['blouse size l', { q: 'blouse', size: ['L'] }],
    ['Red BLOUSE', { q: 'BLOUSE', color: ['red'] }],
    ['rato blouse', { q: 'blouse', color: ['red'] }],
    ['navy blouse size l', { q: 'blouse', size: ['L'], color: ['navy'] }],
    ['blouse under 5000', { q: 'blouse', max_price: 5000 }],
    ['blouse below Rs. 2,500', { q: 'blouse', max_price: 2500 }],
    ['blouse up to 5k', { q: 'blouse', max_price: 5000 }],
    ['blouse ५,००० भन्दा कम', { q: 'blouse', max_price: 5000 }],
    ['blouse 5000 bhanda kam', { q: 'blouse', max_price: 5000 }],
    ['blouse above 100', { q: 'blouse', min_price: 100 }],
    [
      'red skirt between 100 and 4000',
      { q: 'skirt', color: ['red'], min_price: 100, max_price: 4000 },
    ],
    ['navy', { q: '', color: ['navy'] }],
  ])('that is “%s” is read as filters, and lists what passes them', async (text, read) => {
    const shop = await shopOfFour()
    const list = await found(shop, { q: text })
    expect(list.read_as).toEqual(read)
    const { q, ...filters } = read
    const same = await found(shop, { ...(q && { q }), ...filters })
    expect(list).toEqual({ ...same, read_as: read })
    expect(list.total).toBeGreaterThan(0)
  })

  it('that names a colour suggests products in it', async () => {
    const shop = await shopOfFour()
    const answer = await shop.get('/store/search?q=navy%20blouse')
    expect(answer.json<SearchSuggestions>().products[0]).toMatchObject({
      color: 'navy',
      picture: { alt: 'Blouse in Navy' },
    })
  })

  it.each([
    'm',
    'blouse under',
    'size',
    'blouse from patan',
    'purple blouse',
    'navy skirt',
    'tee size xxl',
  ])('that is “%s” names no filter that anything passes', async (text) => {
    expect((await found(await shopOfFour(), { q: text })).read_as).toBeUndefined()
  })

  it('with a price that excludes all finds nothing, and says how it was read', async () => {
    const none = await found(await shopOfFour(), { q: 'blouse under 5' })
    expect(none).toMatchObject({ total: 0, read_as: { q: 'blouse', max_price: 5 } })
  })

  it('that is being typed suggests what passes its filters, and takes no unfinished letter for a size', async () => {
    const shop = await shopOfFour()
    const suggested = async (q: string) =>
      (await shop.get(`/store/search?${new URLSearchParams({ q }).toString()}`))
        .json<SearchSuggestions>()
        .products.map(({ title }) => title)
    expect(await suggested('red')).toEqual(['Blouse', 'Skirt'])
    expect(await suggested('skirt under 5')).toEqual([])
    expect(await suggested('blouse l')).toEqual(['Blouse'])
  })
})

async function found(shop: TestShop, query: object) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return (await shop.get(`/store/products?${search.toString()}`)).json<ProductList>()
}
