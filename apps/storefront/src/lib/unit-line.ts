import type { ProductCard, ProductDetailColor } from '@etrend/contract'
import type { CartLine } from './cart-lines'

type Product = Pick<ProductCard, 'id' | 'slug' | 'title' | 'price' | 'picture'>
type Unit = ProductDetailColor['units'][number]

/** One piece of a unit, as the cart keeps it. */
export function unitLine(product: Product, color: ProductDetailColor, unit: Unit): CartLine {
  return {
    product_color: color.id,
    size: unit.size,
    quantity: 1,
    product: product.id,
    slug: product.slug,
    name: product.title,
    color_name: color.color_name,
    size_name: unit.size_name,
    price: product.price,
    picture: color.pictures[0] ?? product.picture,
  }
}
