import { productExample, settingsExample } from '../src/examples'
import type { JsonSchema } from './json-schema'

/** Nouns whose fields have their examples where they are declared. */
const rows: Record<string, Record<string, unknown>> = {
  products: productExample,
  shopSettings: settingsExample,
}

/** One value to show for each other field that a call may send; `noun.field` where nouns differ. Files by name. */
const examples: Record<string, unknown> = {
  // Fields of many nouns
  id: 1,
  name: 'Sita Sharma',
  phone: '984-1234567',
  email: 'sita@example.com',
  number: 'ET-2026-000123',
  state: 'confirmed',
  kind: 'order_shipped',
  list: 'orders',
  q: 'shirt',
  reason: 'It is too small',
  note: 'Please call before you come.',
  notes: 'Opening stock',
  text: 'Called twice; she is home after five.',
  details: 'The sleeves are short.',
  reference: '5d0f5a53-3a5e-4b4b-9d52-0f7b7f0b9a10',
  amount: 900,
  method: 'esewa',
  is_active: true,
  file: 'products.csv',
  rows: 'delivery.csv',
  noun: 'products',
  ids: [1, 2],
  numbers: ['ET-2026-000123', 'ET-2026-000124'],
  lines: [{ product_color: 1, size: 1, quantity: 2 }],
  is_public: false,

  // Accounts, roles, keys and the set-up
  username: 'sita',
  password: 'a long password',
  current_password: 'a long password',
  refresh: 'the refresh token',
  code: 'the one-time code',
  'factors.code': '492039',
  token: 'the token of the link',
  role: 'sales',
  'customRoles.name': 'Night shift',
  permissions: ['orders', 'packing', 'stock'],
  changed_at: '2026-11-30T09:00:00.000Z',
  'profile.id': 'AAAAAAAAAAAAAAAAAAAAAA',
  'apiKeys.name': 'Courier program',
  scopes: ['read:orders', 'write:packing'],
  expires_in_days: 365,
  step: 'payments',
  is_needed: false,

  // Sizes, colors, categories and products
  size_name: 'XS',
  position: null,
  kids_age: '6–7 years',
  color_name: 'Navy',
  hex_code: '#1f2a4d',
  'categories.title': 'Women',
  'subcategories.title': 'tops',
  category: 1,
  Brand: 'Himal',
  subcategory: 1,
  price: 2500,
  product: 1,
  color: 1,
  color_img: 'navy.png',
  image: 'navy-front.png',
  is_display_image: true,
  pictures: [{ id: 1, color: 1, alt: 'The shirt from the front', is_display_image: true }],

  // Lists of products that are changed together
  'staffProducts.ids': '1,2',
  'staffPictures.ids': '1,2',
  product_ids: [1, 2],
  change: { percent_off: 20 },
  match: { query: { category: '1' }, mark: 'nJqM8Lw1r0zIbdOkKaT7yQ2sV5E' },
  leave_refused: false,
  products: [{ id: 1, before: { price: 2500 }, after: { price: 2600 } }],
  units: [{ product_color: 1, size: 1, before: { low_stock: null }, after: { low_stock: 5 } }],
  'costs.units': '1-1,1-2',
  'costs.products': '1,2',

  // Collections, menus and sales
  'collections.title': 'Dashain',
  slug: 'dashain',
  'collections.text': 'New clothes for the tika.',
  seo_title: 'Dashain clothes for the family',
  seo_description: 'Kurtas, saris and suits for Dashain, delivered in Kathmandu.',
  'collections.kind': 'rule',
  rule: { category: 1, max_price: 1500 },
  sort: 'newest',
  'collections.products': [],
  'collections.product_colors': [],
  remove_image: false,
  'menus.items': [
    { kind: 'category', target: 1, children: [{ kind: 'page', address: '/faq', label: 'FAQ' }] },
  ],
  place: 'header',
  'saleOffers.title': 'Tihar week',
  'saleOffers.percent_off': 20,
  'saleOffers.amount_off': null,
  round_to: 5,
  applies_to: {
    products: [],
    collections: [],
    categories: [1],
    subcategories: [],
    brands: ['Himal'],
  },
  excluding: { products: [12], collections: [], categories: [], subcategories: [], brands: [] },
  'saleOffers.starts_at': '2026-11-08T00:00:00.000Z',
  'saleOffers.ends_at': '2026-11-15T00:00:00.000Z',
  'saleOffers.is_active': true,

  // Pictures of shared links
  'store.of': 'product-18-red',
  'store.file': '3f9a2b1c0d.jpg',

  // Stock, units and labels
  product_color: 1,
  size: 1,
  movement_type: 'In',
  quantity: 10,
  low_stock: 3,
  counts: [{ product_color: 1, size: 1, before: 3, quantity: 5 }],
  sku: '12-NAVY-MD',
  barcode: '2000000000015',
  'units.code': '2000000000015',
  'units.units': [{ product_color: 1, size: 1 }],
  sheet: 'a4-24',
  skip: 0,
  labels: [{ product_color: 1, size: 1, copies: 2 }],

  // Deliveries of goods and stocktakes
  dry_run: true,
  'deliveries.id': '1c7d0d1e-3d0c-4a2e-9f6b-0c1a5d3b7e11',
  'deliveries.notes': 'Box 1 of Himal Garments',
  'deliveries.lines': [{ product_color: 1, size: 1, quantity: 12, unit_cost: 640 }],
  'stocktakes.name': 'Before Dashain',
  scope: 'category',
  scope_id: 1,
  'stocktakes.counts': [
    {
      id: '1c7d0d1e-3d0c-4a2e-9f6b-0c1a5d3b7e11',
      product_color: 1,
      size: 1,
      quantity: 3,
      age_ms: 2000,
    },
  ],
  entries: 42,
  uncounted: 'keep',
  'stocktakes.notes': 'Counted by two',

  // Addresses and the checkout
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu Metropolitan City',
  street: 'Ward 10, New Baneshwor',
  landmark: 'Behind the post office',
  is_default: true,
  keep_address: true,
  payment_method: 'cod',
  expected_total: 5006,
  'idempotency-key': '1c7d0d1e-3d0c-4a2e-9f6b-0c1a5d3b7e11',
  'checkout.code': '123456',

  // Orders, returns and refunds
  'orders.lines': [{ order_line: 1, quantity: 1 }],
  wants: 'refund',
  promo_code: 'discount10',
  'staffOrders.from': 'confirmed',
  'staffOrders.decision': 'accept',
  seen_event: 12,
  outcome: 'confirmed',
  decision: 'approved',
  answer: 'Please bring it to the shop.',
  restock: [{ order_line: 1, quantity: 1 }],
  pieces: [{ id: 1, condition: 'resellable' }],
  'startedReturns.lines': [{ order_line: 1, quantity: 1 }],
  is_here: true,
  handed_over: false,
  'walkInSales.paid_by': 'cash',
  paid_back: { way: 'esewa', reference: 'ESW-2026-4417' },
  received: 900,
  'refunds.way': 'esewa',
  'refunds.reference': 'ESW-2026-4417',

  // Promo codes
  'promoCodes.code': 'dashain25',
  amount_off: 25,
  percent_off: null,
  max_off: null,
  max_uses: 100,
  max_uses_per_customer: 1,
  first_order_only: false,
  free_delivery: false,
  covers_reduced: true,
  min_subtotal: 1000,
  valid_from: '2026-10-01T00:00:00.000Z',
  valid_to: '2026-10-31T00:00:00.000Z',

  // Delivery zones
  'deliveryZones.name': 'Pokhara and around',
  districts: ['Kaski', 'Syangja', 'Tanahun'],
  fee: 200,
  free_from: 3000,
  days_from: 2,
  days_to: 4,
  cash_allowed: true,
  cash_fee: 50,
  most_in_cash: 15000,

  // Couriers, parcels and settlements
  'couriers.name': 'Nepal Can Move',
  'couriers.phone': '01-5970736',
  tracking_address: 'https://courier.example/track/{code}',
  'couriers.is_active': true,
  'couriers.notes': 'Fetches parcels at 4 in the afternoon.',
  'handovers.courier': 1,
  'parcels.sheet': 'a4-8',
  replaces: null,
  courier: 'Nepal Can Move',
  tracking_code: 'NCM-88412',
  courier_id: null,
  'courierSettlements.courier': 1,
  'courierSettlements.numbers': ['ET-2026-000017', 'ET-2026-000018'],
  'courierSettlements.collected': 1812,
  'courierSettlements.fee': 200,
  paid_in: 1612,
  paid_into: 'drawer',
  cash_entry: null,
  'courierSettlements.day': '2026-11-24',
  'courierSettlements.reference': 'NCM statement 118',
  'courierSettlements.note': '',
  'courierSettlements.reason': 'The fee was entered twice',

  // Customers and their reviews
  who: '4',
  tag: 'wholesale',
  tags: ['wholesale', 'vip'],
  'customerFiles.text': 'Prefers calls after five.',
  'customerFiles.note': 5,
  'customerFiles.reason': 'Refused three orders at the door.',
  came_back: 'refused',
  rating: 5,
  content: 'It kept its colour after ten washes.',
  'reviews.fit': 'right',
  'reviewModeration.photos': [7, 8],
  'reviewPhotos.photo': 7,

  // Bills, reports, counted cash and payouts
  hs_code: '6109.10',
  buyer_pan: '601234567',
  last_credit_note: 'CN-01-2083-84-00012',
  last_invoice: 'INV-2083-84-000123',
  month: '2083-08',
  'billRegisters.register': 'sales',
  'billRegisters.period': '2083-08',
  report: 'day',
  'cashDays.kind': 'courier',
  'cashDays.amount': 2400,
  'cashDays.note': 'Nepal Can Move, three parcels',
  'cashDays.notes': { 1000: 12, 100: 4 },
  corrects: null,
  expected: 12400,
  counted: 12400,
  gateway: 'esewa',
  'payouts.id': 'row-12',
  'payouts.file': 'esewa-november.csv',
  'payouts.mapping': '["reference","day","amount","fee",null]',
  'payouts.reason': 'eSewa paid it out a day later',

  // Emails and SMS
  subject: 'Your order {number} is on its way',
  opening: 'your order {number} is on its way {courier}. {tracking}',
  closing: 'Thank you for shopping with us.',
  'smsMessages.phone': '9841234567',
  'smsMessages.text': 'This is a test of your shop.',
  language: 'en',
  codes_for_cash: true,
  'smsTexts.is_on': true,
  en: '{shop}: Your order {number} was delivered.',
  ne: '{shop}: अर्डर {number} डेलिभर भयो।',

  // Pages, the home page and the appearance of the website
  'pages.slug': 'about-us',
  'store.slug': 'about-us',
  'pages.title': 'About us',
  intro: 'Who we are, and where our clothes are sewn.',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We sew in Patan.' }] }],
  },
  'pages.subcategory': null,
  measures: null,
  version: 3,
  'pages.rows': [
    { kind: 'banner', id: 'sale', text: '', href: '/all-products', link_text: 'See all' },
  ],
  'previews.at': '2026-12-18T18:00',
  'previews.rows': [
    { kind: 'banner', id: 'sale', text: '', href: '/all-products', link_text: 'See all' },
  ],
  logo: '/media/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e',
  favicon: '',
  share_picture: '',
  accent_color: '#0b5d4e',
  ink_color: '',
  paper_color: '',

  // Imports and saved views
  mapping: '["title","Brand","description","category","subcategory","price",null]',
  create_missing: false,
  existing: 'update',
  'imports.id': '6f1c0a52-8a0e-4b5e-9c0e-0a3b2f1d4c5e',
  'savedViews.list': 'allorder',
  'savedViews.name': 'To call',
  query: 'queue=call&sort=-total',
  hidden_columns: ['Payment'],
  is_shared: true,

  // Webhooks and backups
  'webhooks.url': 'https://example.com/shop',
  events: ['order.placed', 'stock.changed'],
  'backups.id': '20261122T021500123Z-nightly',
}

/** A body that the call takes. Throws where a field has no example yet. */
export function exampleBody(noun: string, schema: JsonSchema) {
  const fields = Object.keys(schema.properties ?? {})
  return Object.fromEntries(fields.map((field) => [field, exampleOf(noun, field)]))
}

/** What to show for one field or required parameter. */
export function exampleOf(noun: string, field: string) {
  const example = [rows[noun]?.[field], examples[`${noun}.${field}`], examples[field]].find(
    (value) => value !== undefined,
  )
  if (example === undefined)
    throw new Error(`Give ${noun}.${field} an example in scripts/examples.ts.`)
  return example
}
