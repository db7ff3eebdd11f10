import type {
  CartQuestion,
  CheckoutOptions,
  OfferedDelivery,
  GoneProduct,
  PricedCart,
  SearchSuggestions,
} from '@etrend/contract'
import { cartTotals, deliveryFees, slug } from '@etrend/domain'
import { collectionAnswer, standardMenus } from './collections'
import { pages } from './pages'
import { likeAfter, ownReview, photoAdded, reviewed, reviewPage } from './reviews-and-likes'
import {
  everything,
  home,
  kidsShirtDetail,
  menu,
  productList,
  shop,
  tshirt,
  tshirtDetail,
} from './shop-answers'

type Answer = { status: number; body: unknown }

/** What the test shop answers to a call of the contract. */
export function answerTo(path: string, sent?: unknown, method = 'GET'): Answer {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  if (pathname === '/store/shop') return { status: 200, body: shop }
  if (pathname === '/store/home') return { status: 200, body: home }
  if (pathname === '/store/navigation') return { status: 200, body: standardMenus }
  if (pathname === '/store/menu') return { status: 200, body: menu }
  if (pathname === '/store/products') return { status: 200, body: listed(searchParams) }
  if (pathname === '/store/search') return { status: 200, body: suggested(searchParams) }
  if (pathname === '/store/cards') return { status: 200, body: cardsOf(searchParams) }
  if (pathname.startsWith('/store/share-pictures/')) return sharePicture(pathname)
  if (pathname === '/store/products/98') return { status: 410, body: goneAnswer }
  if (pathname.startsWith('/store/previews/')) return previewed(pathname)
  const page = pages.find(({ slug }) => pathname === `/store/pages/${slug}`)
  if (page) return { status: 200, body: page }
  if (pathname === '/store/products/1') return { status: 200, body: tshirtDetail }
  if (pathname === '/store/products/16') return { status: 200, body: kidsShirtDetail }
  if (pathname === '/store/products/1/reviews')
    return method === 'GET' ? { status: 200, body: reviewPage() } : reviewed(sent)
  if (pathname === '/store/products/1/reviews/mine/photos') return photoAdded(sent)
  if (pathname === '/store/products/1/reviews/mine') return ownReview(method, sent)
  if (pathname === '/store/products/1/alerts') return { status: 204, body: undefined }
  if (pathname === '/store/products/1/like') return { status: 200, body: likeAfter(method) }
  if (pathname === '/store/cart/saved')
    return { status: 200, body: isQuestion(sent) ? sent : { lines: savedUnits, district: 'Humla' } }
  if (pathname === '/store/delivery') return deliveryAnswer(searchParams.get('district'))
  if (pathname === '/store/checkout') return { status: 200, body: checkoutOptions }
  if (pathname === '/store/cart' && isQuestion(sent)) return { status: 200, body: priced(sent) }
  return (
    collectionAnswer(pathname) ?? { status: 404, body: { message: 'There is no such product.' } }
  )
}

const checkoutOptions: CheckoutOptions = {
  payment_methods: [
    { method: 'cod', name: 'Cash on delivery', description: 'You pay when it comes.' },
    { method: 'esewa', name: 'eSewa', description: 'You pay in the app.' },
  ],
  hold_minutes: 15,
  return_days: shop.return_days,
}

/** The account's cart: two black T-shirts in MD, all that are left, and a white one in SM. */
const savedUnits = [
  { product_color: 11, size: 2, quantity: 2 },
  { product_color: 10, size: 1, quantity: 1 },
]

/** What the shop answers about a product that it no longer sells. */
const goneAnswer: GoneProduct = {
  message: 'This product is no longer sold.',
  category: { title: 'Women', slug: 'women' },
  subcategory: { title: 'Tops', slug: 'tops' },
  similar: everything.slice(0, 3),
}

function sharePicture(pathname: string): Answer {
  const of = pathname.slice('/store/share-pictures/'.length)
  return { status: 200, body: { src: `/media/share/${of}/0123456789.jpg` } }
}

function previewed(pathname: string): Answer {
  if (pathname.endsWith('/good')) return { status: 200, body: tshirtDetail }
  return { status: 403, body: { message: 'This preview link has ended.' } }
}

function cardsOf(search: URLSearchParams) {
  const asked = search.getAll('id').map((text) => Number.parseInt(text, 10))
  return asked.flatMap((id) => everything.find((product) => product.id === id) ?? [])
}

function listed(search: URLSearchParams) {
  const category = search.get('category')
  const isEmpty = search.get('subcategory') === 'outerwear' || search.get('q') === 'zzz'
  const items = everything.filter((product) => !category || slug(product.category) === category)
  return {
    ...productList(isEmpty ? [] : items, Number(search.get('page') ?? 1)),
    corrected: correctedOf(search),
    ...(search.get('q') === 'red shirt under 3000' && {
      read_as: { q: 'shirt', color: ['red'], max_price: 3000 },
    }),
  }
}

function suggested(search: URLSearchParams): SearchSuggestions {
  const isEmpty = search.get('q') === 'zzz'
  return {
    products: isEmpty ? [] : everything.slice(0, 2),
    categories: isEmpty ? [] : [{ title: 'Women Tops', category: 'women', subcategory: 'tops' }],
    corrected: correctedOf(search),
  }
}

/** The one spelling mistake that the test shop corrects. */
function correctedOf(search: URLSearchParams) {
  return search.get('q') === 'hoody' ? 'hoodie' : null
}

function priced({ lines, promo_code, district, payment_method }: CartQuestion): PricedCart {
  const terms = deliveryTo(district)
  const { shipping, cash_fee } = deliveryFees(terms, 0, payment_method === 'cod')
  const known = lines.flatMap((line) => {
    const color = tshirtDetail.product_colors.find(({ id }) => id === line.product_color)
    const unit = color?.units.find(({ size }) => size === line.size)
    if (!color || !unit) return []
    const { title: name, slug, price, original_price, id: product } = tshirt
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
        original_price,
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
  const code = promo_code?.toLowerCase()
  const promo =
    code === 'discount10' || code === 'partly'
      ? { code: code.toUpperCase(), amount_off: 10, ...noLimits }
      : null
  return {
    lines: known,
    promo,
    promo_problem: code === 'winter' ? promoProblem : null,
    promo_note: code === 'partly' ? promoNote : null,
    limit_problem: null,
    totals: cartTotals(known, { ...shop, shipping }, promo ?? 0),
    delivery: { ...terms, cash_fee_included: cash_fee, cash_problem: null },
  }
}

export const promoProblem = 'This promo code is only for Gifts for him. None is in your cart.'
export const promoNote = 'PARTLY takes nothing off Everyday Tee.'
const noLimits = { percent_off: null, max_off: null, free_delivery: false, products: null }

function isQuestion(sent: unknown): sent is CartQuestion {
  return typeof sent === 'object' && sent !== null && 'lines' in sent
}

function deliveryAnswer(district: string | null): Answer {
  if (district === 'Dolpa') return { status: 400, body: { message: 'The shop is busy.' } }
  return { status: 200, body: deliveryTo(district) }
}

/** Rs. 2 everywhere, as in a new shop; but more to Kaski, also for cash, and to Bhaktapur until it is free. */
function deliveryTo(district: string | null | undefined): OfferedDelivery {
  const isKaski = district === 'Kaski'
  const isNear = district === 'Bhaktapur'
  return {
    fee: isKaski ? 200 : isNear ? 100 : 2,
    free_from: isNear ? 2000 : null,
    days_from: isKaski ? 2 : null,
    days_to: isKaski ? 4 : null,
    cash_allowed: true,
    cash_fee: isKaski ? 50 : 0,
    most_in_cash: null,
    arrival: isKaski ? { from: '2026-12-03', to: '2026-12-07' } : null,
    lowest_fee: 2,
    by_district: true,
  }
}
