import { productExample, settingsExample } from '../src/examples'
import { billExamples } from './bill-examples'
import { collectionExamples } from './collection-examples'
import { courierExamples } from './courier-examples'
import { customerExamples } from './customer-examples'
import { deliveryExamples } from './delivery-examples'
import type { JsonSchema } from './json-schema'
import { moneyExamples } from './money-examples'
import { pageExamples } from './page-examples'
import { smsExamples } from './sms-examples.ts'

/** Nouns whose fields have their examples where they are declared. */
const rows: Record<string, Record<string, unknown>> = {
  products: productExample,
  shopSettings: settingsExample,
}

/** One value to show for each other field that a call may send; `noun.field` where nouns differ. Files by name. */
const examples: Record<string, unknown> = {
  ...customerExamples,
  ...courierExamples,
  ...billExamples,
  username: 'sita',
  email: 'sita@example.com',
  password: 'a long password',
  refresh: 'the refresh token',
  code: 'the one-time code',
  'factors.code': '492039',
  step: 'payments',
  is_needed: false,
  token: 'the token of the link',

  size_name: 'XS',
  position: null,
  color_name: 'Navy',
  hex_code: '#1f2a4d',
  'categories.title': 'Women',
  'subcategories.title': 'tops',
  category: 1,
  Brand: 'Himal',
  subcategory: 1,
  price: 2500,
  ...collectionExamples,

  product: 1,
  color: 1,
  color_img: 'navy.png',
  image: 'navy-front.png',
  is_display_image: true,

  product_color: 1,
  size: 1,
  movement_type: 'In',
  quantity: 10,
  low_stock: 3,
  sku: '12-NAVY-MD',
  barcode: '2000000000015',
  'units.code': '2000000000015',
  sheet: 'a4-24',
  skip: 0,
  labels: [{ product_color: 1, size: 1, copies: 2 }],
  'units.units': [{ product_color: 1, size: 1 }],
  'costs.units': '1-1,1-2',
  'costs.products': '1,2',
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
  notes: 'Opening stock',

  lines: [{ product_color: 1, size: 1, quantity: 2 }],
  promo_code: 'discount10',
  'staffOrders.from': 'confirmed',
  seen_event: 12,

  name: 'Sita Sharma',
  phone: '984-1234567',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu Metropolitan City',
  street: 'Ward 10, New Baneshwor',
  landmark: 'Behind the post office',
  is_default: true,

  note: 'Please call before you come.',
  payment_method: 'cod',
  expected_total: 5006,
  keep_address: true,
  'idempotency-key': '1c7d0d1e-3d0c-4a2e-9f6b-0c1a5d3b7e11',
  number: 'ET-2026-000123',
  reason: 'It is too small',
  method: 'esewa',
  reference: '5d0f5a53-3a5e-4b4b-9d52-0f7b7f0b9a10',
  'orders.lines': [{ order_line: 1, quantity: 1 }],
  wants: 'refund',
  details: 'The sleeves are short.',

  kind: 'order_shipped',
  subject: 'Your order {number} is on its way',
  opening: 'your order {number} is on its way {courier}. {tracking}',
  closing: 'Thank you for shopping with us.',

  numbers: ['ET-2026-000123', 'ET-2026-000124'],
  state: 'confirmed',
  text: 'Called twice; she is home after five.',
  is_public: false,
  outcome: 'confirmed',
  decision: 'approved',
  'staffOrders.decision': 'accept',
  answer: 'Please bring it to the shop.',
  amount: 900,
  restock: [{ order_line: 1, quantity: 1 }],
  'refunds.reference': 'ESW-2026-4417',
  pieces: [{ id: 1, condition: 'resellable' }],
  ...deliveryExamples,
  'promoCodes.code': 'dashain25',
  amount_off: 25,
  percent_off: null,
  max_off: null,
  is_active: true,
  max_uses: 100,
  max_uses_per_customer: 1,
  first_order_only: false,
  free_delivery: false,
  'promoCodes.collections': [],
  min_subtotal: 1000,
  valid_from: '2026-10-01T00:00:00.000Z',
  valid_to: '2026-10-31T00:00:00.000Z',

  rating: 5,
  content: 'It kept its colour after ten washes.',

  rows: 'delivery.csv',
  dry_run: true,
  pictures: [{ id: 1, color: 1, alt: 'The shirt from the front', is_display_image: true }],
  'deliveries.id': '1c7d0d1e-3d0c-4a2e-9f6b-0c1a5d3b7e11',
  'deliveries.notes': 'Box 1 of Himal Garments',
  'deliveries.lines': [{ product_color: 1, size: 1, quantity: 12, unit_cost: 640 }],
  counts: [{ product_color: 1, size: 1, before: 3, quantity: 5 }],

  file: 'products.csv',
  mapping: '["title","Brand","description","category","subcategory","price",null]',
  create_missing: false,
  existing: 'update',
  noun: 'products',
  ids: [1, 2],
  'staffProducts.ids': '1,2',
  product_ids: [1, 2],
  change: { percent_off: 20 },
  match: { query: { category: '1' }, mark: 'nJqM8Lw1r0zIbdOkKaT7yQ2sV5E' },
  leave_refused: false,
  products: [{ id: 1, before: { price: 2500 }, after: { price: 2600 } }],
  units: [{ product_color: 1, size: 1, before: { low_stock: null }, after: { low_stock: 5 } }],
  current_password: 'a long password',
  role: 'sales',
  'profile.id': 'AAAAAAAAAAAAAAAAAAAAAA',

  ...pageExamples,
  ...moneyExamples,

  id: 1,
  'imports.id': '6f1c0a52-8a0e-4b5e-9c0e-0a3b2f1d4c5e',
  'webhooks.url': 'https://example.com/shop',
  ...smsExamples,
  events: ['order.placed', 'stock.changed'],
  'apiKeys.name': 'Courier program',
  scopes: ['read:orders', 'write:packing'],
  expires_in_days: 365,
  'backups.id': '20261122T021500123Z-nightly',
  last_invoice: 'INV-2083-84-000123',
  list: 'orders',
  q: 'shirt',
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
