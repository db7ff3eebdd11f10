import * as z from 'zod'
import {
  email,
  formFee,
  formWhole,
  optionalFormRate,
  optionalText,
  requiredText,
} from '../lib/form.ts'
import { changeShape, field, rowShape, textField } from '../lib/noun-fields.ts'
import { taxMode } from '../money/tax.ts'

const optional = (label: string, name: string, max: number, example: string) =>
  textField(label, optionalText(name, max), example)

const chat = (label: string) =>
  field(
    label,
    z.string().describe("A phone number; '' stands for the shop's own."),
    optionalText('a phone number', 40),
    '+977 980-0000000',
  )

const link = (label: string, example: string) => {
  const text = optionalText('the address', 300).unwrap()
  const isLink = (url: string) => url === '' || /^https:\/\/[^\s]+$/.test(url)
  const message = 'Enter an address that starts with https://, or nothing.'
  return textField(label, text.refine(isLink, message).default(''), example)
}

const limit = (label: string, meaning: string, max: number, example: number) =>
  field(label, z.int().describe(meaning), formWhole('the pieces', 1, max), example)

/** A part of the numbers of bills: 'SI' and '01' of SI-01-2083-84-00001. */
const series = (label: string, example: string) =>
  textField(
    label,
    requiredText('a code', 6).regex(/^[A-Z0-9]+$/, 'Use capital letters and digits.'),
    example,
  )

/** The settings that shoppers see too. Money in rupees. A setting is declared here and as a column in api/src/db. */
export const shownSettings = {
  name: textField('Name', requiredText("the shop's name", 60), 'eTrend'),
  location: textField('Location', requiredText('where the shop is', 120), 'Kathmandu, Nepal'),
  phone: textField('Phone', requiredText('a phone number', 40), '+977 980-0000000'),
  promo_line: optional('Promo line', 'the promo line', 120, 'Up to 40% Off Selected Items'),
  shipping: field('Shipping', z.number(), formFee('an amount'), 150),
  tax: field('Tax', z.number(), formFee('an amount'), 0),
  tax_mode: field(
    'How tax is charged',
    taxMode.describe(
      'flat: the fixed tax is added. pan: none. vat_inclusive: VAT is in the prices.',
    ),
    taxMode,
    'flat',
  ),
  dollar_rate: field(
    'Dollar rate',
    z.number().nullable().describe('Rupees per dollar; null hides dollar prices.'),
    optionalFormRate('a rate', 100_000),
    140,
  ),
  return_days: field(
    'Return window',
    z.int().describe('Days after delivery for a return; 0 for never.'),
    formWhole('the days', 0, 365),
    14,
  ),
  registration_number: optional(
    'Registration number',
    'the registration number',
    60,
    '123456/080/081',
  ),
  commerce_number: textField(
    'Commerce registration',
    optionalText('the number', 60),
    '2081-EC-01234',
  ),
  tax_number: field(
    'PAN or VAT number',
    z.string().describe('PAN or VAT; printed on invoices.'),
    optionalText('the PAN or VAT number', 60),
    '601234567',
  ),
  grievance_name: optional('Grievance officer', 'a name', 80, 'Hari Thapa'),
  grievance_phone: optional('Phone for grievances', 'a phone number', 40, '+977 980-0000001'),
  grievance_email: textField(
    'Email for grievances',
    z.union([z.literal(''), email], 'Enter an email address, or nothing.'),
    'hari@example.com',
  ),
  facebook_url: link('Facebook', 'https://facebook.com/etrend'),
  instagram_url: link('Instagram', 'https://instagram.com/etrend'),
  tiktok_url: link('TikTok', 'https://tiktok.com/@etrend'),
  whatsapp: chat('WhatsApp'),
  viber: chat('Viber'),
}

/** What staff set for the whole shop. */
export const settingsFields = {
  ...shownSettings,
  vat_rate: field(
    'VAT',
    z.number().describe('In percent.'),
    formWhole('the VAT in percent', 1, 50),
    13,
  ),
  full_bill_from: field(
    'Full tax invoices from',
    z.number().describe('From this taxable value on; below it, bills are abbreviated.'),
    formFee('an amount'),
    10_000,
  ),
  bill_series: series('Series of bills', 'SI'),
  credit_series: series('Series of credit notes', 'CN'),
  outlet_code: series('Outlet code', '01'),
  refund_proof_above: field(
    'Refunds that ask again',
    z
      .number()
      .describe(
        'Above this sum, alone or with one’s other refunds of the order or of 24 hours, the password or a code is asked for again.',
      ),
    formFee('an amount'),
    10_000,
  ),
  low_stock: field(
    'Low stock',
    z.int().describe('A unit with this many pieces or fewer counts as low.'),
    formWhole('the threshold', 0, 1000),
    3,
  ),
  hold_minutes: field(
    'Hold',
    z.int().describe('How long pieces wait for an online payment.'),
    formWhole('the minutes', 1, 1440),
    15,
  ),
  most_a_line: limit(
    'Pieces per line',
    'Pieces of one unit that a shopper may order without calling.',
    99,
    10,
  ),
  most_an_order: limit(
    'Pieces per order',
    'Pieces of an order that a shopper may place without calling.',
    5000,
    30,
  ),
  most_waiting_of_phone: limit(
    'Pieces waiting per phone number',
    'Pieces that may wait in unconfirmed orders of one phone number.',
    100_000,
    30,
  ),
  most_waiting_at_address: limit(
    'Pieces waiting per address',
    'Pieces that may wait in unconfirmed orders at one address.',
    100_000,
    60,
  ),
}

export const settings = z.object(rowShape(settingsFields))
export type Settings = z.infer<typeof settings>

/** The settings of money and of the papers about it: changing one of them asks for the password or a code again. */
export const moneySettings = [
  'shipping',
  'tax',
  'tax_mode',
  'vat_rate',
  'full_bill_from',
  'bill_series',
  'credit_series',
  'outlet_code',
  'dollar_rate',
  'refund_proof_above',
] as const

/** Any of the settings; those that are not sent stay as they are. */
export const settingsChange = z.strictObject(changeShape(settingsFields))
export type SettingsChange = z.infer<typeof settingsChange>

const metadata = { access: 'staff', permission: 'settings' } as const

export const shopSettings = {
  get: {
    method: 'GET',
    path: '/staff/settings',
    summary: "The shop's settings",
    responses: { 200: settings },
    metadata,
  },
  edit: {
    method: 'PATCH',
    path: '/staff/settings',
    summary: "Change any of the shop's settings",
    body: settingsChange,
    responses: { 200: settings },
    metadata,
  },
} as const
