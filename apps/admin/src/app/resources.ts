import { categories } from '../catalogue/categories'
import { collections } from '../catalogue/collections'
import { colors } from '../catalogue/colors'
import { productColors } from '../catalogue/product-colors'
import { productImages } from '../catalogue/product-images'
import { products } from '../catalogue/products'
import { saleOffers } from '../catalogue/sale-offers'
import { sizes } from '../catalogue/sizes'
import { subcategories } from '../catalogue/subcategories'
import { couriers } from '../couriers/couriers'
import { holidays } from '../delivery/holidays'
import { stock } from '../stock/stock'

/** The nouns in the documented order (spec §2). A noun added here gets its routes and search entries. */
export const resources = [
  products,
  categories,
  subcategories,
  colors,
  productColors,
  productImages,
  sizes,
  stock,
  collections,
  saleOffers,
  couriers,
  holidays,
]
