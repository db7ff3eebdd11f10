import { numberIn } from '../lib/typed-amount'
import type { Match } from '../ui/list/use-selection'

/** The chosen products as calls name them: with `match`, `ids` are those to leave out. */
export type ChosenProducts = { ids?: number[]; match?: Match }

/** The empty form for a change of many products. '' leaves a field unchanged. */
export const noChange = {
  by: '',
  price_by: '',
  round_to: '',
  with_discount: false,
  price: '',
  discount: '',
  percent_off: '',
  subcategory: '',
  Brand: '',
  is_featured: '',
  is_slider: '',
  status: '',
}

type Draft = typeof noChange

/** The request's change: only the fields that were filled in. */
export function changeOf(draft: Draft) {
  const { by, price, discount, percent_off, subcategory, Brand, is_featured, is_slider, status } =
    draft
  return {
    ...(by ? { price_by: priceBy(draft) } : price.trim() && { price: numberOf(price) }),
    ...(discount === 'percent' && { percent_off: numberOf(percent_off) }),
    ...(discount === 'none' && { discounted_price: null }),
    ...(subcategory && { subcategory }),
    ...(Brand.trim() && { Brand }),
    ...(is_featured && { is_featured: is_featured === 'true' }),
    ...(is_slider && { is_slider: is_slider === 'true' }),
    ...(status && { status }),
  }
}

/** The form's field that an issue of the request is about; undefined where it is about none. */
export function fieldOf([name]: PropertyKey[]) {
  const fields = ['price', 'price_by', 'percent_off', 'subcategory', 'Brand'] as const
  return fields.find((field) => field === name)
}

function priceBy({ by, price_by, round_to, with_discount }: Draft) {
  return {
    [by]: numberOf(price_by),
    ...(round_to && { round_to: Number(round_to) }),
    ...(with_discount && { with_discount }),
  }
}

/** NaN for no number, which the contract's schema refuses with a sentence. */
function numberOf(text: string) {
  return numberIn(text) ?? Number.NaN
}
