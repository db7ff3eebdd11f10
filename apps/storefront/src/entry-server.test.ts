// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { pageAt } from './app/routes'
import { renderPage } from './entry-server'
import { answerTo } from './test/answer-to'
import { productList, shop, tshirt } from './test/shop-answers'

vi.mock('./server/built-assets', () => ({
  builtAssets: () => ({
    icon: '/favicon.svg',
    styles: '/assets/entry.css',
    stylesFor: (_names: unknown, more: string) => ({ css: more, hash: '' }),
    fonts: [],
    scriptsFor: () => ['/assets/entry.js'],
  }),
}))

function render(url: string, fetch = async (path: string) => answerTo(path)) {
  return renderPage({ url, origin: 'https://etrend.example', fetch })
}

/** The styles that only a browser without script loads for this page. */
function withoutScript(html: string) {
  const head = /<noscript>(<link.*?)<\/noscript>\n<\/head>/.exec(html)?.[1] ?? ''
  const files = [...head.matchAll(/href="(\/[^/"]*\.css)"/g)].map(([, file = '']) => file)
  return files
    .map((file) => readFileSync(new URL(`../public${file}`, import.meta.url), 'utf8'))
    .join()
}

test('the front page has its slides, products and prices in its HTML', async () => {
  const { status, html } = await render('/')
  expect(status).toBe(200)
  expect(html).toContain('Welcome to Our Service')
  expect(html).toContain('Womens Collection')
  expect(html).toContain('Adjective Attire | T-shirt')
  expect(html).toContain('Rs.\u00a02,500')
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*hero1/)
})

test('a page of the shop as of another time says so outside of what React renders, and to its own calls', async () => {
  const asOf = { name: 'mxsyazs0.mx3vm6vx', words: 'Fri 18 Dec 2026, 18:00' }
  const page = { url: '/', origin: 'https://etrend.example' }
  const fetch = async (path: string) => answerTo(path)
  const { html, scriptHashes } = await renderPage({ ...page, fetch, asOf })
  const [before = '', root = ''] = html.split('<div id="root">')
  expect(before).toContain(
    'The shop as of Fri 18 Dec 2026, 18:00. Orders can’t be placed. <a href="/as-of/leave"',
  )
  const script = /<script data-as-of="mxsyazs0.mx3vm6vx">(.*)<\/script>/.exec(before)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect([script.includes('x-as-of'), scriptHashes]).toEqual([true, [`sha256-${hash}`]])
  const plain = await renderPage({ ...page, fetch })
  expect(plain.html.split('<div id="root">')[1]).toBe(root)
  expect([plain.html.includes('as-of'), plain.scriptHashes]).toEqual([false, []])
})

test('a collection has its true numbers and links to its pages', async () => {
  const { html } = await render('/all-products')
  expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1)
  expect(html).toContain('Showing 1–12 of 23 results')
  expect(html).toContain('href="/all-products?page=2"')
  const { html: second } = await render('/all-products?page=2')
  expect(second).toContain('Showing 13–23 of 23 results')
  expect(second).toMatch(/<article.*?Everyday Shirt 13<.*?Rs\.\u00a02,500.*?<\/article>/)
})

test('a product has its own title, canonical address and choices', async () => {
  const { html } = await render('/productDetail/1-adjective-attire-t-shirt')
  expect(html).toContain('<title>Adjective Attire | T-shirt · eTrend</title>')
  expect(html).toContain(
    '<link rel="canonical" href="https://etrend.example/productDetail/1-adjective-attire-t-shirt"/>',
  )
  expect(html).toContain('Rs.\u00a01,200')
  expect(html).toContain('A heavy cotton T-shirt')
})

test('titles end with the name that the owner gave the shop', async () => {
  const renamed = async (path: string) =>
    path === '/store/shop'
      ? { status: 200, body: { ...shop, name: 'Sita & Daughters' } }
      : answerTo(path)
  const product = await render('/productDetail/1-adjective-attire-t-shirt', renamed)
  expect(product.html).toContain('T-shirt · Sita &amp; Daughters</title>')
  const home = await render('/', renamed)
  expect(home.html).toContain(
    '<title>Sita &amp; Daughters · Clothing for women, men and kids</title>',
  )
  expect(home.html).toContain('Sita &amp; Daughters, clothing from Kathmandu')
})

test('the results of a search are in the HTML, and are not for search engines', async () => {
  const { status, html } = await render('/search?q=hoody')
  expect(status).toBe(200)
  expect(html).toContain('<title>Results for “hoody” · eTrend</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Showing results for “<!-- -->hoodie<!-- -->”')
  expect(html).toContain('Showing 1–12 of 23 results')
  expect(html).toContain('action="/search"')
  expect(html).toContain('name="q" value="hoody"')
})

test.each([
  ['/search', '/all-products'],
  ['/search?q=+', '/all-products?q=+'],
  ['/all-products?q=shirt', '/search?q=shirt'],
])('%s leads to %s', async (url, location) => {
  expect(await render(url)).toMatchObject({ location })
})

test('a product has its description, its reviews and similar products without any script', async () => {
  const { html } = await render('/productDetail/1-adjective-attire-t-shirt?reviews=nonsense')
  expect(html).toContain('A true black.')
  expect(html).toContain('The collar stays flat. &lt;b&gt;Really&lt;/b&gt;.')
  expect(html).toContain('You Might Also Like')
  expect(withoutScript(html)).toMatch(/\.tab-panel \{\s*display: block !important/)
})

test('a wrong name behind the number redirects to the right one, and keeps the query', async () => {
  const page = await render('/productDetail/1-old-name?color=white')
  expect(page).toMatchObject({
    status: 301,
    location: '/productDetail/1-adjective-attire-t-shirt?color=white',
  })
})

test.each([
  ['/login', 'Signing in'],
  ['/register', 'Creating an account'],
  ['/forgot-password', 'Asking for a link'],
  ['/reset-password?token=t0ken', 'Choosing a new password'],
  ['/order-lookup', 'Tracking an order'],
])('without JavaScript, %s shows no form but whom to call', async (url, what) => {
  const { html } = await render(url)
  const said = /<noscript><p[^>]*>(.*?)<\/noscript>/.exec(html)?.[1]?.replaceAll('<!-- -->', '')
  expect(said).toContain(`${what} needs JavaScript.`)
  expect(said).toContain('href="tel:+97715550100"')
  for (const [form] of html.matchAll(/<form method="post"[^>]*>/g))
    expect(form).toContain('needs-script')
  expect(withoutScript(html)).toMatch(/\.needs-script \{\s*display: none !important/)
})

test.each(['/nowhere', '/productDetail/99-gone', '/productDetail/shirt'])(
  '%s is a 404 that links to the front page',
  async (url) => {
    const { status, html } = await render(url)
    expect(status).toBe(404)
    expect(html).toContain('To the front page')
  },
)

test('the page of a product that is no longer sold is a 410 with similar products', async () => {
  const { status, html } = await render('/productDetail/98-old-shirt')
  expect(status).toBe(410)
  expect(html).toContain('This piece is no longer sold.')
  expect(html).toContain('You Might Also Like')
})

test('a page whose data cannot be loaded is a 500 that offers Retry', async () => {
  const { status, html } = await render('/womens', async (path) =>
    path.startsWith('/store/products')
      ? { status: 500, body: { message: 'Broken.' } }
      : answerTo(path),
  )
  expect(status).toBe(500)
  expect(html).toContain('Retry')
})

test('a product whose reviews cannot be loaded is shown all the same, as a page that is not whole', async () => {
  const page = await render('/productDetail/1-adjective-attire-t-shirt', async (path) =>
    path.includes('/reviews')
      ? { status: 503, body: { message: 'The shop can’t be asked just now.' } }
      : answerTo(path),
  )
  expect(page).toMatchObject({ status: 200, isPartial: true })
  expect(page.html).toContain('A heavy cotton T-shirt')
  expect(page.html).not.toContain('A true black.')
  expect(await render('/productDetail/1-adjective-attire-t-shirt')).toMatchObject({
    status: 200,
    isPartial: false,
  })
})

test('a page whose frame cannot be loaded is not whole', async () => {
  const page = await render('/womens', async (path) =>
    path.startsWith('/store/shop') ? { status: 503, body: { message: 'Broken.' } } : answerTo(path),
  )
  expect(page).toMatchObject({ status: 200, isPartial: true })
})

test('nothing in the state can close its script element', async () => {
  const { html } = await render('/?x=</script><script>alert(1)</script>')
  expect(html).not.toContain('<script>alert(1)')
})

test('filters with several values are asked of the API as a plain form would send them', async () => {
  const asked: string[] = []
  await render('/all-products?color=red&color=navy&size=M', async (path) => {
    asked.push(path)
    return answerTo(path)
  })
  expect(asked).toContainEqual(expect.stringMatching(/^\/store\/products\?.*color=red&color=navy/))
  expect(asked.join()).not.toContain('%5B')
})

test.each([
  ['/Womens', 200],
  ['/%77omens/', 200],
  ['/productDetail/1-adjective-attire-t-shirt/', 200],
  ['/womens/2', 404],
  ['/%E0%A4', 404],
])('the page of %s is found as the browser finds it: %i', async (path, expected) => {
  const { status } = await render(path)
  expect(status).toBe(expected)
  const own = pageAt({ pathname: new URL(path, 'https://etrend.example').pathname, search: '' })
  expect(own?.page.path === '*').toBe(expected === 404)
})

/**
 * Renders pages as one server does: with the same objects until something changes. In all lists, the products cost `price`,
 * and there are as many of size S.
 */
function oneServer(settings: object, price: number) {
  const kept = new Map([['/store/shop', { status: 200, body: { ...shop, ...settings } }]])
  const products = productList([1, 2, 3].map((id) => ({ ...tshirt, id, price })))
  const size = [{ value: 'S', label: 'S', count: price }]
  const list = { status: 200, body: { ...products, facets: { ...products.facets, size } } }
  return async (url: string) => {
    const { html } = await render(url, async (path) => {
      if (path.startsWith('/store/products?')) return list
      return kept.get(path) ?? answerTo(path)
    })
    return html
  }
}

test('a page whose header, cards, filters and footer are kept is the page that React renders as a whole', async () => {
  const pictures = { logo: '/media/of-the-logo', favicon: '', share_picture: '' }
  const colors = { accent_color: '', ink_color: '', paper_color: '' }
  const marked = { '/': '/', '/mens': '/mens', '/mens?size=S': '/mens', '/cart': undefined }
  for (const [index, settings] of [{}, { appearance: { ...pictures, ...colors } }].entries()) {
    const get = oneServer(settings, 4_321 + index)
    for (const url of [...Object.keys(marked), '/all-products', '/search?q=shirt']) {
      expect(await get(url)).toBe(await get(url))
    }
    for (const [url, link] of Object.entries(marked)) {
      const [, href] = /<a href="([^"]*)" class="nav-link" aria-current/.exec(await get(url)) ?? []
      expect(href).toBe(link)
    }
  }
})

test('kept parts change with the shop’s settings, the products and their numbers', async () => {
  for (const [name, price] of [
    ['Kapada', 111],
    ['Lugaa', 222],
    ['Kapada', 333],
  ] as const) {
    const html = await oneServer({ name }, price)('/all-products')
    expect([...html.matchAll(/aria-label="(\w+), home"|© (\w+)/g)].join()).toBe(
      `aria-label="${name}, home",${name},,© ${name},,${name}`,
    )
    expect(html.match(/"text-accent">Rs\.\u00a0\d+</g)).toEqual(
      Array(3).fill(`"text-accent">Rs.\u00a0${price}<`),
    )
    expect(html).toMatch(new RegExp(`>S</span><span [^>]*>${price}<`))
  }
})
