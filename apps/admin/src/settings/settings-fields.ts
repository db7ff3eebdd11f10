import { settingsChange, type Settings } from '@etrend/contract'
import * as z from 'zod'

type Name = keyof Settings
type Draft = Record<Name, string>
type Field = {
  name: Name
  label: string
  hint?: string
  required?: boolean
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'url' | 'email'
}

/** Converts the form's texts for the request. An empty dollar rate becomes null, which hides dollar prices. */
export const settingsSchema = z
  .custom<Draft>()
  .transform((draft): z.input<typeof settingsChange> => ({
    ...draft,
    shipping: numberOf(draft.shipping),
    tax: numberOf(draft.tax),
    low_stock: numberOf(draft.low_stock),
    hold_minutes: numberOf(draft.hold_minutes),
    return_days: numberOf(draft.return_days),
    most_a_line: numberOf(draft.most_a_line),
    most_an_order: numberOf(draft.most_an_order),
    most_waiting_of_phone: numberOf(draft.most_waiting_of_phone),
    most_waiting_at_address: numberOf(draft.most_waiting_at_address),
    dollar_rate: draft.dollar_rate.trim() === '' ? null : Number(draft.dollar_rate),
  }))
  .pipe(settingsChange)

/** '' becomes NaN, which validation refuses. */
function numberOf(text: string) {
  return text.trim() === '' ? Number.NaN : Number(text)
}

export function draftOf(settings: Settings): Draft {
  const text = (name: Name) => String(settings[name] ?? '')
  return {
    name: text('name'),
    location: text('location'),
    phone: text('phone'),
    promo_line: text('promo_line'),
    shipping: text('shipping'),
    tax: text('tax'),
    dollar_rate: text('dollar_rate'),
    low_stock: text('low_stock'),
    hold_minutes: text('hold_minutes'),
    return_days: text('return_days'),
    most_a_line: text('most_a_line'),
    most_an_order: text('most_an_order'),
    most_waiting_of_phone: text('most_waiting_of_phone'),
    most_waiting_at_address: text('most_waiting_at_address'),
    registration_number: text('registration_number'),
    tax_number: text('tax_number'),
    grievance_name: text('grievance_name'),
    grievance_phone: text('grievance_phone'),
    grievance_email: text('grievance_email'),
    facebook_url: text('facebook_url'),
    instagram_url: text('instagram_url'),
    tiktok_url: text('tiktok_url'),
    whatsapp: text('whatsapp'),
    viber: text('viber'),
  }
}

export const groups: { title: string; fields: Field[] }[] = [
  {
    title: 'The shop',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'location', label: 'Location', required: true },
      { name: 'phone', label: 'Phone', required: true, inputMode: 'tel' },
      { name: 'promo_line', label: 'Promo line', hint: 'Shown in the shop’s header.' },
    ],
  },
  {
    title: 'Money',
    fields: [
      {
        name: 'shipping',
        label: 'Shipping',
        hint: 'In rupees.',
        required: true,
        inputMode: 'decimal',
      },
      { name: 'tax', label: 'Tax', hint: 'In rupees.', required: true, inputMode: 'decimal' },
      {
        name: 'dollar_rate',
        label: 'Dollar rate',
        hint: 'Rupees per dollar. Leave empty to hide dollar prices.',
        inputMode: 'decimal',
      },
    ],
  },
  {
    title: 'Thresholds',
    fields: [
      {
        name: 'low_stock',
        label: 'Low stock',
        hint: 'Warn when this many pieces or fewer are left.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'hold_minutes',
        label: 'Hold',
        hint: 'Minutes that pieces are reserved for an online payment.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'return_days',
        label: 'Return window',
        hint: 'Days after delivery. Enter 0 to allow no returns.',
        required: true,
        inputMode: 'numeric',
      },
    ],
  },
  {
    title: 'Order limits',
    fields: [
      {
        name: 'most_a_line',
        label: 'Pieces per line',
        hint: 'Of one size and color. Shoppers who want more are asked to call.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'most_an_order',
        label: 'Pieces per order',
        hint: 'Orders that staff place have no limit.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'most_waiting_of_phone',
        label: 'Pieces waiting per phone number',
        hint: 'In all unconfirmed orders with the same phone number.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'most_waiting_at_address',
        label: 'Pieces waiting per address',
        hint: 'In all unconfirmed orders to the same address.',
        required: true,
        inputMode: 'numeric',
      },
    ],
  },
  {
    title: 'Legal lines',
    fields: [
      { name: 'registration_number', label: 'Registration number' },
      { name: 'tax_number', label: 'PAN or VAT number', hint: 'Printed on invoices.' },
      { name: 'grievance_name', label: 'Grievance officer' },
      { name: 'grievance_phone', label: 'Phone for grievances', inputMode: 'tel' },
      { name: 'grievance_email', label: 'Email for grievances', inputMode: 'email' },
    ],
  },
  {
    title: 'Social media',
    fields: [
      { name: 'facebook_url', label: 'Facebook', hint: 'Starts with https://', inputMode: 'url' },
      { name: 'instagram_url', label: 'Instagram', hint: 'Starts with https://', inputMode: 'url' },
      { name: 'tiktok_url', label: 'TikTok', hint: 'Starts with https://', inputMode: 'url' },
      { name: 'whatsapp', label: 'WhatsApp', inputMode: 'tel' },
      { name: 'viber', label: 'Viber', inputMode: 'tel' },
    ],
  },
]
