/** A product's address. The product is found by the number; the words are for people. */
export function productPath({ id, slug }: { id: number; slug: string }) {
  return `/productDetail/${id}-${slug}`
}

/** A product in a colour, given as its slug: the one that a card, a cart line or an order line shows. */
export function cardPath({ color, ...product }: { id: number; slug: string; color?: string }) {
  return productPath(product) + (color ? `?color=${encodeURIComponent(color)}` : '')
}

/** '12-linen-shirt' → 12; undefined if it doesn't start with a number. */
export function productIdIn(handle: string | undefined) {
  const digits = handle?.match(/^(\d{1,15})(?:-|$)/)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
