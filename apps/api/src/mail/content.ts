import type { TaxMode } from '@etrend/contract'
import * as z from 'zod'

/** What a mail shows of its order. Money in rupees. */
export type MailedOrder = {
  lines: {
    title: string
    color_name: string
    size_name: string
    /** '/media/…', or '' without a picture. */
    picture: string
    price: number
    /** null where the price was not reduced. */
    original_price: number | null
    quantity: number
  }[]
  source: string
  subtotal: number
  discount: number
  promo_code: string | null
  shipping: number
  cash_fee: number
  tax: number
  /** Absent for the fixed tax. */
  tax_mode?: TaxMode | undefined
  vat_rate?: number | undefined
  total: number
  paid: number
  /** What was or will be paid back, and how much of it is still to be paid back. */
  refunded: number
  to_pay_back: number
  to_pay: number
  /** The days in Kathmandu for which its arrival is promised; null where no time, or no first day, is. */
  promised_from: string | null
  promised_to: string | null
  payment_method: string
  name: string
  phone: string
  province: string
  district: string
  city: string
  street: string
  landmark: string
}

const text = z.string()
const texts = z.array(text)

/** A piece that a mail is about without an order. Its price in rupees. */
export type MailedPiece = Omit<MailedOrder['lines'][number], 'quantity'>

/** A mail without its look. Plain text and HTML are made from the same parts, so they say the same. */
const mailContent = z.object({
  subject: text,
  greeting: text,
  /** Paragraphs before the link. */
  opening: texts,
  link: z.object({ text, url: text }),
  steps: texts,
  pieces: z.array(
    z.object({
      title: text,
      picture: text,
      unit: text,
      quantity: z.number(),
      price: text,
      amount: text,
      /** What all of the quantity would have cost; '' where nothing was off, absent in mails of older versions. */
      before: text.optional(),
    }),
  ),
  sums: z.array(z.object({ label: text, amount: text, isTotal: z.boolean().optional() })),
  /** The delivery address, line by line. */
  address: texts,
  closing: texts,
})
export type MailContent = z.infer<typeof mailContent>

/** Who sends the mail. `logo` is a picture's src, or ''; `origin` the address of the shop's pictures. */
const sender = z.object({ shop: text, signature: text, logo: text, origin: text })
export type Sender = z.infer<typeof sender>

/** What a row of the outbox keeps of a mail, as JSON: a tenth of its HTML. */
export const storedContent = z.object({ content: mailContent, sender })
export type StoredContent = z.infer<typeof storedContent>
