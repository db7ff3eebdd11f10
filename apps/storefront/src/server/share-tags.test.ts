// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { renderPage } from '../entry-server'
import { answerTo } from '../test/answer-to'
import { tshirtDetail } from '../test/shop-answers'

vi.mock('./built-assets', () => ({
  builtAssets: () => ({
    icon: '/favicon.svg',
    styles: '',
    stylesFor: (_names: unknown, more: string) => ({ css: more, hash: '' }),
    fonts: [],
    scriptsFor: () => ['/assets/entry.js'],
  }),
}))

const origin = 'https://etrend.example'
const TSHIRT = '/productDetail/1-adjective-attire-t-shirt'

type Answers = (path: string) => { status: number; body: unknown } | undefined

async function page(url: string, answers: Answers = () => undefined) {
  const fetch = async (path: string) => answers(path) ?? answerTo(path)
  const { html } = await renderPage({ url, origin, fetch })
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const graph: unknown = json === undefined ? undefined : JSON.parse(json)
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]
  return { html, graph, meta }
}

const tshirt = (change: Partial<typeof tshirtDetail>) => (path: string) =>
  path === '/store/products/1' ? { status: 200, body: { ...tshirtDetail, ...change } } : undefined

test('a product’s JSON-LD has its price, availability, rating and breadcrumb', async () => {
  const { graph } = await page(TSHIRT)
  expect(graph).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: 'Adjective Attire | T-shirt',
        brand: { name: 'Adjective Attire' },
        image: [1, 0, 2].map((tee) => `${origin}/media/tee${tee}-960.webp`),
        offers: {
          url: origin + TSHIRT,
          price: '1200.00',
          priceCurrency: 'NPR',
          availability: 'https://schema.org/InStock',
        },
        aggregateRating: { ratingValue: 4.8, reviewCount: 87 },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${origin}/` },
          { position: 2, item: `${origin}/womens` },
          { position: 3, item: origin + TSHIRT },
        ],
      },
    ],
  })
})

test('a product that nobody rated has no rating, and a sold-out one says so', async () => {
  const { graph, html } = await page(
    TSHIRT,
    tshirt({ review_count: 0, rating: null, stock: 'out' }),
  )
  expect(html).not.toContain('aggregateRating')
  expect(graph).toMatchObject({
    '@graph': [{ offers: { availability: 'https://schema.org/OutOfStock' } }, {}],
  })
})

test('a link to a product shows its picture, words and price', async () => {
  const { meta } = await page(TSHIRT)
  expect(meta('og:type')).toBe('product')
  expect(meta('og:title')).toBe('Adjective Attire | T-shirt')
  expect(meta('og:url')).toBe(origin + TSHIRT)
  expect(meta('og:image')).toBe(`${origin}/media/share/product-1/0123456789.jpg`)
  expect(meta('og:image:type')).toBe('image/jpeg')
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  expect(meta('og:image:alt')).toBe('Adjective Attire | T-shirt')
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('product:price:amount')).toBe('1200.00')
  expect(meta('product:price:currency')).toBe('NPR')
  expect(meta('description')).toBe(
    'A heavy cotton T-shirt with a neck that keeps its shape. Wash it cold, dry it in the shade.',
  )
})

test('a hostile title is escaped everywhere', async () => {
  const title = `"></title><script>alert(1)</script><!--`
  const { html, graph, meta } = await page(TSHIRT, tshirt({ title, description: title }))
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('"></title>')
  expect(graph).toMatchObject({ '@graph': [{ name: title, description: title }, {}] })
  expect(meta('og:title')).toBe('&quot;>&lt;/title>&lt;script>alert(1)&lt;/script>&lt;!--')
})

test('the JSON-LD of the front page names the shop and its website', async () => {
  const { graph } = await page('/')
  expect(graph).toMatchObject({
    '@graph': [
      { '@type': ['Organization', 'ClothingStore'], name: 'eTrend', url: `${origin}/` },
      { '@type': 'WebSite', name: 'eTrend', url: `${origin}/` },
    ],
  })
})

test.each([
  ['/', 'shop'],
  ['/faq', 'shop'],
  ['/cart', 'shop'],
  ['/womens?color=red', 'category-women'],
  ['/all-products?page=2', 'products'],
  ['/collections/dashain', 'collection-dashain'],
  ['/productDetail/99-no-longer-sold', 'shop'],
])('a link to %s shows the picture of %s', async (url, of) => {
  const { meta } = await page(url)
  expect(meta('og:image')).toBe(`${origin}/media/share/${of}/0123456789.jpg`)
  expect(meta('twitter:card')).toBe('summary_large_image')
})

test('a page whose picture can’t be found is shared without one', async () => {
  const { html } = await page(TSHIRT, (path) =>
    path.startsWith('/store/share-pictures/') ? { status: 503, body: {} } : undefined,
  )
  expect(html).not.toContain('og:image')
  expect(html).toContain('og:title')
})

test('the JSON-LD of a listing has its products, numbered on from page to page', async () => {
  const { graph, html } = await page('/all-products?page=2&sort=price-asc')
  expect(graph).toMatchObject({
    '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList', numberOfItems: 23 }],
  })
  expect(JSON.stringify(graph)).toContain('"position":13')
  expect(html).toContain(`<link rel="canonical" href="${origin}/all-products?page=2"/>`)
})

test.each([
  ['/all-products?category=women&subcategory=tops', '/womens?subcategory=tops'],
  ['/womens?page=999', '/womens?page=999'],
])('%s is known as %s', async (url, canonical) => {
  expect((await page(url)).html).toContain(`<link rel="canonical" href="${origin}${canonical}"/>`)
})

test.each(['/search?q=shirt', '/womens?size=M', '/all-products?color=red', '/cart', '/login'])(
  '%s is not for search engines',
  async (url) => {
    const { html, graph } = await page(url)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(graph).toBeUndefined()
  },
)

test('every page has its icons and its colour', async () => {
  const { html } = await page('/faq')
  expect(html).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">')
  expect(html).toContain('/manifest.webmanifest')
  expect(html).toContain('<meta name="theme-color" content="#1f1b16">')
})

test('a product’s address in a colour is shared with that colour’s picture, and stays one page for search engines', async () => {
  const { html, meta } = await page(`${TSHIRT}?color=navy&size=M`)
  expect(meta('og:image')).toBe(`${origin}/media/share/product-1-navy/0123456789.jpg`)
  expect(meta('og:url')).toBe(`${origin}${TSHIRT}?color=navy`)
  expect(html).toContain(`<link rel="canonical" href="${origin}${TSHIRT}"/>`)
})
