import * as z from 'zod'
import { formPrice, optionalText, requiredText } from './form.ts'

/** What staff set for the whole shop. Money in rupees. */
export const settings = z.object({
  name: z.string(),
  location: z.string(),
  phone: z.string(),
  promo_line: z.string(),
  shipping: z.number(),
  tax: z.number(),
  dollar_rate: z.number().nullable().describe('Rupees per dollar; null hides dollar prices.'),
  low_stock: z.int().describe('A unit with this many pieces or fewer counts as low.'),
  hold_minutes: z.int().describe('How long pieces wait for an online payment.'),
  return_days: z.int().describe('Days after delivery for a return; 0 for never.'),
  most_a_line: z.int().describe('Pieces of one unit that a shopper may order without calling.'),
  most_an_order: z.int().describe('Pieces of an order that a shopper may place without calling.'),
  most_waiting_of_phone: z
    .int()
    .describe('Pieces that may wait in unconfirmed orders of one phone number.'),
  most_waiting_at_address: z
    .int()
    .describe('Pieces that may wait in unconfirmed orders at one address.'),
  registration_number: z.string(),
  tax_number: z.string().describe('PAN or VAT; printed on invoices.'),
  grievance_name: z.string(),
  grievance_phone: z.string(),
  grievance_email: z.string(),
  facebook_url: z.string(),
  instagram_url: z.string(),
  tiktok_url: z.string(),
  whatsapp: z.string(),
  viber: z.string(),
})
export type Settings = z.infer<typeof settings>

// Without its default: a setting that isn't sent stays as it is.
const text = (name: string, max: number) => optionalText(name, max).unwrap()
const fee = z.union([formPrice('an amount'), z.literal(0)])
const link = (name: string) =>
  text(name, 300).refine((url) => url === '' || /^https:\/\/[^\s]+$/.test(url), {
    error: 'Enter an address that starts with https://, or nothing.',
  })
const whole = (name: string, min: number, max: number) => {
  const message = `Enter ${name} as a whole number from ${min} to ${max}.`
  return z.int(message).min(min, message).max(max, message)
}

/** Any of the settings; those that are not sent stay as they are. */
export const settingsChange = z
  .strictObject({
    name: requiredText("the shop's name", 60),
    location: requiredText('where the shop is', 120),
    phone: requiredText('a phone number', 40),
    promo_line: text('the promo line', 120),
    shipping: fee,
    tax: fee,
    dollar_rate: z.number().positive('Enter a rate above 0, or nothing.').max(100_000).nullable(),
    low_stock: whole('the threshold', 0, 1000),
    hold_minutes: whole('the minutes', 1, 1440),
    return_days: whole('the days', 0, 365),
    most_a_line: whole('the pieces', 1, 99),
    most_an_order: whole('the pieces', 1, 5000),
    most_waiting_of_phone: whole('the pieces', 1, 100_000),
    most_waiting_at_address: whole('the pieces', 1, 100_000),
    registration_number: text('the registration number', 60),
    tax_number: text('the PAN or VAT number', 60),
    grievance_name: text('a name', 80),
    grievance_phone: text('a phone number', 40),
    grievance_email: z.union([z.email('Enter an e-mail address, or nothing.'), z.literal('')]),
    facebook_url: link('the address'),
    instagram_url: link('the address'),
    tiktok_url: link('the address'),
    whatsapp: text('a phone number', 40),
    viber: text('a phone number', 40),
  })
  .partial()
export type SettingsChange = z.infer<typeof settingsChange>

const metadata = { access: 'staff' } as const

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
