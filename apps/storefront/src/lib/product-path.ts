/** A product's address. The product is found by the number; the words are for people. */
export function productPath({ id, slug }: { id: number; slug: string }) {
  return `/productDetail/${id}-${slug}`
}

/** '12-linen-shirt' → 12; undefined if it doesn't start with a number. */
export function productIdIn(handle: string | undefined) {
  const digits = handle?.match(/^(\d{1,15})(?:-|$)/)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
