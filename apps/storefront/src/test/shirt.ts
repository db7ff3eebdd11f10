import type { CartLine } from '../lib/cart-lines'

/** One piece of the test shop's t-shirt, as a line of the cart. */
export const shirt: CartLine = {
  product_color: 11,
  size: 2,
  quantity: 1,
  product: 1,
  slug: 'adjective-attire-t-shirt',
  name: 'Adjective Attire | T-shirt',
  color_name: 'Black',
  size_name: 'MD',
  price: 1200,
  picture: null,
}
