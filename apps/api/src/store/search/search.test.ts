import type { ProductList, SearchSuggestions } from '@etrend/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { product } from '../../db/schema/catalogue'
import { demoShop } from '../../test/demo-shop'
import { addManyWraps } from '../../test/many-products'
import type { TestShop } from '../../test/open-shop'
import { goldenSet } from './golden-set'

const MANY_ENOUGH = 120
const AMONG_FIVE = 0.97
const FIRST = 0.85

describe('the search', () => {
  it('finds what was meant for 97 % of the golden set among the first five, and for 85 % first', async () => {
    const shop = await demoShop()
    const wrong = { first: [] as string[], five: [] as string[] }
    for (const [typed, meant] of goldenSet) {
      const shown = titles(await found(shop, typed)).slice(0, 5)
      const line = `${typed}: ${shown.join(', ')}`
      if (!shown.some((title) => meant.includes(title))) wrong.five.push(line)
      if (!meant.includes(shown[0] ?? '')) wrong.first.push(line)
    }
    expect(goldenSet.length).toBeGreaterThanOrEqual(MANY_ENOUGH)
    const forgiven = (right: number) => Math.floor(goldenSet.length * (1 - right))
    expect(wrong.five.slice(forgiven(AMONG_FIVE))).toEqual([])
    expect(wrong.first.slice(forgiven(FIRST))).toEqual([])
  })

  it('never corrects a word that is right, and reads a mistyped one by its sound before another letter', async () => {
    const shop = await demoShop()
    const woolen = await found(shop, 'wolen swetar')
    expect([woolen.corrected, titles(woolen)[0]]).toEqual([
      'woolen sweater',
      'Yak Wool Crew Sweater',
    ])
    const coat = await found(shop, 'cote')
    expect([coat.corrected, titles(coat)[0]]).toEqual(['coat', 'Mustang Wool Coat'])
    for (const text of ['boot', 'leather', 'winter coat', 'silk saree'])
      expect([text, (await found(shop, text)).corrected]).toEqual([text, null])
  })

  it('lists what is for kids after what is as good for adults, unless the text names kids', async () => {
    const shop = await demoShop()
    const forKids = async (text: string) =>
      (await found(shop, text)).items.map(({ title, for_kids }) => [title, for_kids])
    const [asan, dashain] = [
      ['Asan Long Kurta', false],
      ['Dashain Festival Kurta', true],
    ]
    expect(await forKids('red kurta')).toEqual([asan, dashain])
    expect(await forKids('festival kurta')).toEqual([dashain])
    expect(await forKids('red kurta for kids')).toEqual([dashain])
    // Nothing has all of these words.
    expect((await forKids('kids sherwani'))[0]).toMatchObject([expect.any(String), true])
  })

  it('is blind to accents, case, plurals and word order', async () => {
    const shop = await demoShop()
    const plain = titles(await found(shop, 'pique polo'))
    expect(plain[0]).toBe('Thamel Pique Polo')
    for (const text of ['Piqué Polo', 'POLO PIQUE', 'polos piqué', "polo's pique"]) {
      expect(titles(await found(shop, text))).toEqual(plain)
    }
    const accented = { title: 'Nǎi Café Kimono', Brand: 'Été' }
    await shop.patch('/product/updateDeleteProduct/1/', accented)
    for (const text of ['cafe', 'nai kimono', 'ete']) {
      expect(titles(await found(shop, text))[0]).toBe('Nǎi Café Kimono')
    }
  })

  it('says how it read a word that is not known, and nothing when all are', async () => {
    const shop = await demoShop()
    expect((await found(shop, 'hoody')).corrected).toBe('hoodie')
    expect((await found(shop, 'wool swetar')).corrected).toBe('wool sweater')
    expect((await found(shop, 'jacket')).corrected).toBeNull()
    expect((await found(shop, 'pants')).corrected).toBeNull()
    expect((await found(shop, '')).corrected).toBeNull()
    expect((await suggested(shop, 'hoody')).corrected).toBe('hoodie')
  })

  it('finds a word while it is being typed, a mistyped one too', async () => {
    const shop = await demoShop()
    for (const text of ['sway', 'swaya', 'swoyam', 'swoyamb']) {
      expect((await suggested(shop, text)).products[0]?.title).toBe('Swayambhu Hoodie')
    }
  })

  it('shows what has some of the words where nothing has all, and says so', async () => {
    const shop = await demoShop()
    const some = await found(shop, 'polo tshirt')
    expect(some.is_partial).toBe(true)
    expect(titles(some)).toContain('Thamel Pique Polo')
    expect((await found(shop, 'zzzqqq polo')).is_partial).toBe(true)
    expect((await found(shop, 'white polo')).is_partial).toBe(false)
    expect(await found(shop, 'zzzqqq')).toMatchObject({ total: 0, is_partial: false })
  })

  it('lists the best match first, unless another order is asked for', async () => {
    const shop = await demoShop()
    expect(titles(await found(shop, 'shirt'))[0]).toMatch(/Shirt|T-shirt/)
    const { items } = (await shop.get('/store/products?q=shirt&sort=price-asc')).json<ProductList>()
    const prices = items.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('lists products with the word in their title before very many with it in the description', async () => {
    const shop = await demoShop()
    await addManyWraps(shop, 'Goes with a gilet.')
    const { db } = shop
    await db.transaction((tx) =>
      tx.update(product).set({ title: 'Patan Gilet' }).where(eq(product.title, 'Wrap 2000')),
    )
    const gilets = await found(shop, 'gilet')
    expect(gilets.total).toBe(2100)
    expect(titles(gilets).slice(0, 2)).toEqual(['Patan Gilet', 'Wrap 1'])
    expect((await found(shop, 'giletz')).corrected).toBe('gilet')
  })

  it('suggests categories by their words, mistyped ones too, else those of the products', async () => {
    const shop = await demoShop()
    const named = async (text: string) =>
      (await suggested(shop, text)).categories.map(({ title }) => title)
    expect(await named('outerware')).toEqual(['Women Outerwear', 'Men Outerwear', 'Kids Outerwear'])
    expect(await named('ladies top')).toEqual(['Women Tops'])
    expect(await named('mens')).toContain('Men')
    expect(await named('hoody')).toEqual(['Men Outerwear', 'Kids Outerwear'])
    expect(await named('zzzqqq')).toEqual([])
  })

  it('forgets what it knew when the words of a product change', async () => {
    const shop = await demoShop()
    expect((await found(shop, 'pashmina')).total).toBe(0)
    await shop.patch('/product/updateDeleteProduct/1/', { title: 'Pashmina Wrap' })
    expect(titles(await found(shop, 'pashmina'))).toEqual(['Pashmina Wrap'])
    expect((await found(shop, 'pashmna')).corrected).toBe('pashmina')
  })

  it('learns a new word without reading the others again, and never corrects to a deleted word', async () => {
    const shop = await demoShop()
    expect((await found(shop, 'swoyambhu')).corrected).toBe('swayambhu')
    // Without the view of all words, reading them again would fail.
    shop.db.mirror.run(sql`DROP TABLE temp.product_search_word`)
    for (const word of ['Chiffon', 'Angora', 'Pashmina']) {
      await shop.patch('/product/updateDeleteProduct/1/', { title: `${word} Wrap` })
      const slip = word.toLowerCase().replace(/.(.)$/, '$1')
      expect((await found(shop, slip)).corrected).toBe(word.toLowerCase())
    }
    expect((await found(shop, 'chiffn')).corrected).toBeNull()
    expect((await found(shop, 'swoyambhu')).corrected).toBe('swayambhu')
  })

  it('answers hostile text like any other', async () => {
    const shop = await demoShop()
    for (const text of hostile) {
      for (const call of ['products', 'search']) {
        const answer = await shop.get(`/store/${call}?q=${encodeURIComponent(text)}`)
        expect([text, answer.statusCode]).toEqual([text, 200])
      }
    }
    expect((await shop.get(`/store/search?q=${'a'.repeat(101)}`)).statusCode).toBe(400)
  })
})

const hostile = [
  '"',
  '""" OR 1 --',
  'NEAR(polo, 1)',
  'title:polo',
  '*',
  '^polo',
  "'; DROP TABLE product; --",
  'polo AND',
  '-polo',
  '💃',
  '\u0301\u0301',
  'a'.repeat(100),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
]

async function found(shop: TestShop, text: string) {
  return (await shop.get(`/store/products?q=${encodeURIComponent(text)}`)).json<ProductList>()
}

async function suggested(shop: TestShop, text: string) {
  return (await shop.get(`/store/search?q=${encodeURIComponent(text)}`)).json<SearchSuggestions>()
}

function titles({ items }: ProductList) {
  return items.map(({ title }) => title)
}
