import {
  emptyScope,
  productDetail,
  productList,
  saleOffer,
  type ProductScope,
  type SaleOfferInput,
} from '@etrend/contract'
import type { TestShop } from './open-shop'

/** Adds a sale: 20 % off everything from now on without end, unless the terms say otherwise. */
export async function addSale({ post }: TestShop, terms: Partial<SaleOfferInput> = {}) {
  const percent_off = terms.amount_off === undefined ? 20 : null
  const answer = await post('/staff/sale-offers/', { title: 'Tihar', percent_off, ...terms })
  return saleOffer.parse(answer.json())
}

/** The paid prices of a list, by title. */
export async function listedPrices({ get }: TestShop, query = '') {
  const { items } = productList.parse((await get(`/store/products?${query}`)).json())
  return Object.fromEntries(items.map(({ title, price }) => [title, price]))
}

/** What a product's page shows: the price, and the one that is struck through. */
export async function shownPrice({ get }: TestShop, id: number) {
  const { price, original_price } = productDetail.parse((await get(`/store/products/${id}`)).json())
  return [price, original_price]
}

/** The terms of a sale or a code for these products alone. */
export function only(scope: Partial<ProductScope>) {
  return { applies_to: { ...emptyScope, ...scope } }
}
