import {
  colorStock,
  pricedCart,
  productImport,
  staffOrder,
  stockUnit,
  workspace,
  type StaffOrder,
  type Workspace,
  type WorkspaceColor,
  type WorkspaceImage,
} from '@etrend/contract'
import { openApp, type Answers } from '../app/testing'
import { answerLike } from './answer-like'
import { color, deliveryTermsOf, moment, offered, product } from './sample-rows'

// Whole answers of the server, with the values of the contract's examples. The contract's schemas check them.

export const number = 'ET-2026-000123'
export const orderPath = `/staff/orders/${number}`
const notSent = { courier: null, courier_id: null, tracking_code: null, tracking_url: null }
export const totals = { subtotal: 5000, discount: 0, shipping: 6, tax: 0, total: 5006 }

/** The fields of an order that staff can edit. */
export const delivery = {
  name: 'Sita Sharma',
  phone: '+9779841234567',
  email: 'sita@example.com',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu Metropolitan City',
  street: 'Ward 10, New Baneshwor',
  landmark: 'Behind the post office',
  note: 'Please call before you come.',
}

export const orderLine: StaffOrder['lines'][number] = {
  id: 31,
  product: 2,
  slug: 'patan-linen-kurta',
  product_color: 7,
  size: 4,
  name: 'Patan Linen Kurta',
  color_name: 'Navy',
  size_name: 'MD',
  picture: { src: '/media/abc', alt: '' },
  price: 2500,
  original_price: null,
  quantity: 2,
  returned: 0,
}

/** A cash order of two kurtas that nobody has confirmed yet. */
export const orderOf = answerLike(staffOrder, {
  number,
  state: 'placed',
  source: 'shop',
  placed_at: moment,
  delivered_at: null,
  ...delivery,
  lines: [orderLine],
  totals,
  cash_fee: 0,
  delivery_zone: null,
  promised: null,
  promo_code: null,
  payment_method: 'cod',
  payment_state: 'due',
  paid: 0,
  refunded: 0,
  to_pay_back: 0,
  to_pay: 5006,
  hold_expires_at: null,
  ...notSent,
  returns: [],
  calls: 0,
  called_at: null,
  invoice_number: null,
  buyer_pan: '',
  customer: null,
  timeline: [eventOf(12, 'The order was placed')],
  payments: [],
  refunds: [],
  next_states: ['confirmed', 'cancelled'],
  refusals: 0,
  is_walk_in: false,
  counter_method: null,
  came_back: null,
  return_fee: 0,
  settlement: null,
  collected: 0,
  collected_difference: 0,
  collected_note: '',
  can_pay_cash: false,
  can_edit: true,
  can_set_return_fee: false,
  refundable: 0,
})

const onSale = { original_price: null, left: null, is_available: true, sizes: [] }

/** What the order costs today. */
export const pricedOf = answerLike(pricedCart, {
  lines: [{ ...orderLine, ...onSale, stock: 'in' }],
  promo: null,
  promo_problem: null,
  promo_note: null,
  delivery: {
    ...deliveryTermsOf,
    arrival: null,
    lowest_fee: 2,
    by_district: false,
    cash_fee_included: 0,
    cash_problem: null,
  },
  limit_problem: null,
  totals,
})

/** The unit of the order's line. */
export const unitOf = answerLike(stockUnit, {
  id: '7-4',
  product: 2,
  product_color: 7,
  product_color_info: 'Patan Linen Kurta - Navy',
  size: 4,
  size_name: 'MD',
  quantity: 12,
  low_stock: null,
  threshold: 3,
  stock: 'in',
  waiting: 0,
})

/** What is on hand of the same product color: unitOf's unit alone. */
export const colorStockOf = answerLike(colorStock, {
  id: 7,
  product: 2,
  product_color_info: 'Patan Linen Kurta - Navy',
  product_title: 'Patan Linen Kurta',
  color_name: 'Navy',
  quantity: 12,
  stock: 'in',
  waiting: 0,
  units: [{ ...unitOf(), sku: null, barcode: null }],
})

/** An import that has written all of its rows. */
export const importOf = answerLike(productImport, {
  id: '6f1c0a52-8a0e-4b5e-9c0e-0a3b2f1d4c5e',
  file_name: 'products.csv',
  state: 'done',
  done: 5,
  rows: 5,
  products: 2,
  updated: 0,
  pieces: 18,
  staff: 'Sunita',
  created_at: moment,
  message: null,
})

/** A color with two pictures, the first of them the product's display image, and 3 pieces in MD. */
export const navy: WorkspaceColor = {
  id: 7,
  color: 3,
  color_name: 'Navy',
  hex_code: '#1f2a4d',
  color_img: '/media/abc',
  is_swatch: false,
  images: [imageOf(91, 'The front', true), imageOf(92, 'The back')],
  units: [{ size: 4, quantity: 3 }],
}

/** A color with one picture, which never had stock. */
export const red: WorkspaceColor = {
  ...navy,
  id: 8,
  color: 4,
  color_name: 'Red',
  images: [imageOf(93, 'The sleeve')],
  units: [],
}

export const workspaceOf = answerLike(workspace, {
  product,
  product_colors: [navy, red],
  sizes: ['MD', 'LG'].map((size_name, place) => ({
    id: 4 + place,
    size_name,
    position: null,
    kids_age: '',
  })),
  colors: [color, { ...color, id: 4, color_name: 'Red' }],
  findings: [],
})

export function eventOf(
  id: number,
  text: string,
  changes: Partial<StaffOrder['timeline'][number]> = {},
): StaffOrder['timeline'][number] {
  return { id, kind: 'state', text, date: moment, is_public: true, staff_name: null, ...changes }
}

export function imageOf(id: number, alt: string, is_display_image = false): WorkspaceImage {
  return { id, image: `/media/${id}`, alt, is_display_image }
}

/** Opens an order's screen. Once `call` was answered with an order, the screen shows that one. */
export function openOrder(
  before: StaffOrder,
  call = '',
  answer: { status?: number; body?: unknown } = {},
  others: Answers = {},
) {
  let now = before
  return openApp(`/etrendadmin/order/${number}`, {
    [`GET ${orderPath}`]: () => ({ body: now }),
    [call]: () => {
      now = staffOrder.safeParse(answer.body).data ?? before
      return answer
    },
    ...others,
  })
}

/** Opens a product with this workspace below its form. */
export function openWorkspace(changes: Partial<Workspace>, answers: Answers = {}) {
  return openApp('/etrendadmin/editproduct/2', {
    ...offered,
    'GET /product/updateDeleteProduct/2/': { body: product },
    'GET /staff/products/2/workspace/': { body: workspaceOf(changes) },
    ...answers,
  })
}
