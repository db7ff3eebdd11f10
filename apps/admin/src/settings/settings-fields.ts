import type { Settings } from '@etrend/contract'

type Field = {
  name: keyof Settings
  hint?: string
  required?: boolean
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'url' | 'email'
  /** What may be chosen, where it isn't typed. */
  options?: { value: string; label: string }[]
}

/** The settings as the form shows them; their labels are declared in the contract. */
export const groups: { title: string; fields: Field[] }[] = [
  {
    title: 'The shop',
    fields: [
      { name: 'name', required: true },
      { name: 'location', required: true },
      { name: 'phone', required: true, inputMode: 'tel' },
      {
        name: 'promo_line',
        hint: 'Shown in the shop’s header. {max} becomes the largest reduction in percent.',
      },
    ],
  },
  {
    title: 'Money',
    fields: [
      {
        name: 'shipping',
        hint: 'In rupees, for districts in no delivery zone.',
        required: true,
        inputMode: 'decimal',
      },
      {
        name: 'tax_mode',
        hint: 'Orders that are placed already keep theirs. Have an accountant confirm this choice and the VAT rate.',
        options: [
          { value: 'flat', label: 'A fixed amount for each order' },
          { value: 'pan', label: 'None: the shop has a PAN only' },
          { value: 'vat_inclusive', label: 'VAT, included in the prices' },
        ],
      },
      {
        name: 'tax',
        hint: 'In rupees. Added to each order if tax is a fixed amount.',
        required: true,
        inputMode: 'decimal',
      },
      { name: 'vat_rate', hint: 'In percent.', required: true, inputMode: 'numeric' },
      {
        name: 'full_bill_from',
        hint: 'In rupees before VAT. Below this, tax invoices are abbreviated.',
        required: true,
        inputMode: 'decimal',
      },
      {
        name: 'bill_series',
        hint: 'The first part of bill numbers: SI-01-2083-84-00001.',
        required: true,
      },
      { name: 'credit_series', hint: 'The first part of credit note numbers.', required: true },
      { name: 'outlet_code', hint: 'The second part of both.', required: true },
      {
        name: 'dollar_rate',
        hint: 'Rupees per dollar. Leave empty to hide dollar prices.',
        inputMode: 'decimal',
      },
      {
        name: 'refund_proof_above',
        hint: 'In rupees. Above this sum, staff enter their password or a code again.',
        required: true,
        inputMode: 'decimal',
      },
    ],
  },
  {
    title: 'Thresholds',
    fields: [
      {
        name: 'low_stock',
        hint: 'Warn when this many pieces or fewer are left.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'hold_minutes',
        hint: 'Minutes that pieces are reserved for an online payment.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'return_days',
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
        hint: 'Of one size and color. Shoppers who want more are asked to call.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'most_an_order',
        hint: 'Orders that staff place have no limit.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'most_waiting_of_phone',
        hint: 'In all unconfirmed orders with the same phone number.',
        required: true,
        inputMode: 'numeric',
      },
      {
        name: 'most_waiting_at_address',
        hint: 'In all unconfirmed orders to the same address.',
        required: true,
        inputMode: 'numeric',
      },
    ],
  },
  {
    title: 'Legal lines',
    fields: [
      { name: 'registration_number' },
      {
        name: 'commerce_number',
        hint: 'From the Department of Commerce, Supplies and Consumer Protection.',
      },
      { name: 'tax_number', hint: 'Printed on invoices.' },
      { name: 'grievance_name' },
      { name: 'grievance_phone', inputMode: 'tel' },
      { name: 'grievance_email', inputMode: 'email' },
    ],
  },
  {
    title: 'Social media',
    fields: [
      { name: 'facebook_url', hint: 'Starts with https://', inputMode: 'url' },
      { name: 'instagram_url', hint: 'Starts with https://', inputMode: 'url' },
      { name: 'tiktok_url', hint: 'Starts with https://', inputMode: 'url' },
      { name: 'whatsapp', inputMode: 'tel' },
      { name: 'viber', inputMode: 'tel' },
    ],
  },
]
