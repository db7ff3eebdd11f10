import { pricedCart, productList, type PreviewLink } from '@etrend/contract'
import type { TestShop } from './open-shop'

const host = 'localhost:4000'
const COOKIE = 'etrend-as-of'

/** The link to the storefront as of a time, in ms. */
export async function linkTo(shop: TestShop, at: number) {
  const answer = await shop.post('/staff/shop-preview/', { at: new Date(at).toISOString() })
  return answer.json<PreviewLink>().url.replace('http://localhost:4000', '')
}

/** A browser on the storefront's host that has opened such a link; without one it visits the shop of now. */
export async function visitor({ app }: TestShop, link?: string) {
  const opened = link ? await app.inject({ url: link, headers: { host } }) : undefined
  const [given] = opened?.cookies ?? []
  const cookie = given ? `${COOKIE}=${given.value}` : undefined
  const own = { host, ...(cookie && { cookie }) }

  const get = (url: string, headers: object = {}) =>
    app.inject({ method: 'GET', url, headers: { ...own, ...headers } })
  const post = (url: string, payload: object) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...own, 'sec-fetch-site': 'same-origin' },
      payload,
    })

  return {
    opened,
    cookie,
    get,
    post,
    /** What the script of a page sends with its calls. */
    page: given?.value.split('.').slice(0, 2).join('.') ?? '',
    /** The paid prices of all listed products, by title. */
    async prices() {
      const { items } = productList.parse((await get('/store/products')).json())
      return Object.fromEntries(items.map(({ title, price }) => [title, price]))
    },
    /** What one piece costs in the cart. */
    async cartPrices(...colors: number[]) {
      const lines = colors.map((product_color) => ({ product_color, size: 1, quantity: 1 }))
      const answer = await post('/store/cart', { lines })
      return pricedCart.parse(answer.json()).lines.map(({ price }) => price)
    },
  }
}
