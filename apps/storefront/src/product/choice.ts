import type { ProductDetail, ProductDetailColor, StockWord } from '@etrend/contract'
import { addressedSize, askedSize, openingColor, slug } from '@etrend/domain'

/** The colour and the size that the shopper has chosen; undefined where nothing is chosen. */
export type Choice = { color: ProductDetailColor | undefined; size: number | undefined }

/** A size's state in the chosen colour: its stock, or that this colour isn't made in it. */
type SizeState = StockWord | 'not-in-color'

/** `left` is how many are left in the chosen colour, if that is few; otherwise null. */
export type SizeOption = {
  size: number
  size_name: string
  /** The ages of the kids who wear it, on products for kids; otherwise null. */
  kids_age: string | null
  state: SizeState
  left: number | null
}

/**
 * The choice in the address. Without one: Black or the first colour, and, where it is in stock, the only size or the one
 * that staff have named. No other size is chosen for the shopper, who would get it without having looked.
 */
export function readChoice(product: ProductDetail, search: URLSearchParams): Choice {
  const { product_colors, sizes, first_size } = product
  const asked = search.get('color')
  const color =
    asked === ''
      ? undefined
      : (product_colors.find(({ color_name }) => slug(color_name) === asked) ??
        openingColor(product_colors))
  const size = search.get('size')
  const [only] = sizes.length === 1 ? sizes : []
  const wanted = (size === null && only ? only : askedSize(sizes, size ?? first_size))?.size
  if (size === null) return { color, size: unitOf(color, wanted)?.size }
  return { color, size: color ? unitOf(color, wanted)?.size : wanted }
}

/** The address's query for a choice; empty values where nothing is chosen. */
export function choiceSearch(product: ProductDetail, { color, size }: Choice) {
  const chosen = product.sizes.find((one) => one.size === size)
  return `?${new URLSearchParams({
    color: color ? slug(color.color_name) : '',
    size: chosen ? addressedSize(product.sizes, chosen) : '',
  }).toString()}`
}

/** Chooses a colour; keeps the size if that colour has it in stock. */
export function withColor(choice: Choice, color: ProductDetailColor): Choice {
  return { color, size: unitOf(color, choice.size)?.size }
}

/** Chooses a size; clears the colour if it isn't made in that size. */
export function withSize({ color }: Choice, size: number): Choice {
  const isMade = !color || color.units.some((unit) => unit.size === size)
  return { color: isMade ? color : undefined, size }
}

/** All sizes of the product in the shop's order, with their state in the chosen colour (without one: in any). */
export function sizeOptions(
  { product_colors, sizes }: ProductDetail,
  color: ProductDetailColor | undefined,
): SizeOption[] {
  const units = product_colors.flatMap((one) => one.units)
  return sizes.map(({ size, size_name, kids_age }) => ({
    size,
    size_name,
    kids_age,
    state: stateOf(size, color ? color.units : units, color),
    left: color?.units.find((unit) => unit.size === size)?.left ?? null,
  }))
}

/** Whether no size of the colour is left. */
export function isSoldOut({ units }: ProductDetailColor) {
  return units.every(({ stock }) => stock === 'out')
}

function stateOf(
  size: number,
  units: ProductDetailColor['units'],
  color: ProductDetailColor | undefined,
): SizeState {
  const words = units.filter((unit) => unit.size === size).map(({ stock }) => stock)
  if (words.length === 0) return color ? 'not-in-color' : 'out'
  if (words.includes('in')) return 'in'
  return words.includes('low') ? 'low' : 'out'
}

/** The colour's unit of a size, unless it is sold out. */
function unitOf(color: ProductDetailColor | undefined, size: number | undefined) {
  return color?.units.find((unit) => unit.size === size && unit.stock !== 'out')
}
