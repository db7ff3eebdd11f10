import { productExample } from '@etrend/contract/examples'
import type { Answers } from '../app/testing'

export const png = new File(['png'], 'navy.png', { type: 'image/png' })

export const category = { id: 1, title: 'Men' }
export const subcategory = { id: 5, title: 'tops', category, category_title: 'Men', hs_code: '' }
export const product = {
  ...productExample,
  id: 2,
  title: 'Patan Linen Kurta',
  description: 'Linen',
  Brand: 'Patan',
  subcategory: 5,
  price: 2500,
  discounted_price: 2100,
  is_slider: false,
  is_featured: true,
  gender: null,
  subcategory_details: { id: 5, title: 'tops', category_title: 'Men' },
}
export const color = { id: 3, color_name: 'Navy', hex_code: '#1f2a4d' }
export const productColor = {
  id: 7,
  product: 2,
  product_title: 'Patan Linen Kurta',
  color: 3,
  color_name: 'Navy',
  color_img: '/media/abc',
  product_color_info: 'Patan Linen Kurta - Navy',
}
export const productImage = {
  id: 9,
  product: 2,
  product_name: 'Patan Linen Kurta',
  is_display_image: true,
  image: '/media/def',
  color: 7,
  product_color_info: 'Patan Linen Kurta - Navy',
}
const size = { id: 4, size_name: 'MD', position: null, kids_age: '' }
export const movement = {
  id: 6,
  product_color: 7,
  product_color_info: 'Patan Linen Kurta - Navy',
  size: 4,
  size_name: 'MD',
  movement_type: 'In',
  quantity: 12,
  notes: 'Opening stock',
  created_at: '2026-01-05T10:00:00.000Z',
}

/** What the forms offer to choose from. */
export const offered: Answers = {
  'GET /product/allCategory/': { body: [category] },
  'GET /product/allsubCategory/': { body: [subcategory] },
  'GET /product/allProduct/': { body: [product] },
  'GET /comp/allColor/': { body: [color] },
  'GET /comp/allproductcolor/': { body: [productColor] },
  'GET /comp/allSize': { body: [size] },
  'GET /store/shop': { body: { dollar_rate: 140 } },
}

/** Delivery for Rs. 2 everywhere, as in a new shop. */
export const deliveryTermsOf = {
  fee: 2,
  free_from: null,
  days_from: null,
  days_to: null,
  cash_allowed: true,
  cash_fee: 0,
  most_in_cash: null,
}

export const moment = '2026-11-22T06:00:00.000Z'
