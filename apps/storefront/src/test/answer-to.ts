import type { CartQuestion, PricedCart } from '@etrend/contract'
import { cartTotals, slug } from '@etrend/domain'
import { everything, home, menu, productList, shop, tshirt, tshirtDetail } from './shop-answers'

/** What the test shop answers to a call of the contract. */
export function answerTo(path: string, sent?: unknown): { status: number; body: unknown } {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  if (pathname === '/store/shop') return { status: 200, body: shop }
  if (pathname === '/store/home') return { status: 200, body: home }
  if (pathname === '/store/menu') return { status: 200, body: menu }
  if (pathname === '/store/products') return { status: 200, body: listed(searchParams) }
  if (pathname === '/store/products/1') return { status: 200, body: tshirtDetail }
  if (pathname === '/store/cart/saved')
    return { status: 200, body: isQuestion(sent) ? sent : { lines: savedUnits } }
  if (pathname === '/store/cart' && isQuestion(sent)) return { status: 200, body: priced(sent) }
  return { status: 404, body: { message: 'There is no such product.' } }
}

/** The account's cart: three black T-shirts in MD, and a white one in SM. */
const savedUnits = [
  { product_color: 11, size: 2, quantity: 3 },
  { product_color: 10, size: 1, quantity: 1 },
]

function listed(search: URLSearchParams) {
  const category = search.get('category')
  const items = everything.filter((product) => !category || slug(product.category) === category)
  return productList(
    search.get('subcategory') === 'outerwear' ? [] : items,
    Number(search.get('page') ?? 1),
  )
}

function priced({ lines, promo_code }: CartQuestion): PricedCart {
  const known = lines.flatMap((line) => {
    const color = tshirtDetail.product_colors.find(({ id }) => id === line.product_color)
    const unit = color?.units.find(({ size }) => size === line.size)
    if (!color || !unit) return []
    const { title: name, slug, price, id: product } = tshirt
    const { color_name, pictures, units: sizes } = color
    const { size_name, stock } = unit
    const is_available = stock !== 'out'
    const left = { in: null, low: 2, out: 0 }[stock]
    return [
      {
        ...line,
        product,
        name,
        slug,
        price,
        color_name,
        size_name,
        stock,
        left,
        is_available,
        sizes,
        picture: pictures[0] ?? null,
      },
    ]
  })
  const promo =
    promo_code?.toLowerCase() === 'discount10' ? { code: 'DISCOUNT10', amount_off: 10 } : null
  return { lines: known, promo, totals: cartTotals(known, shop, promo?.amount_off) }
}

function isQuestion(sent: unknown): sent is CartQuestion {
  return typeof sent === 'object' && sent !== null && 'lines' in sent
}
