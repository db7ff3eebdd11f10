import * as z from 'zod'
import { picture, stockWord } from '../catalogue/product-card.ts'
import { offeredDelivery } from '../delivery/delivery-zones.ts'
import { taxedTotals } from '../money/tax.ts'
import { paymentMethod } from './order-detail.ts'
import { promoTerms, typedCode } from './promo-terms.ts'

/** A line is a unit (product color and size) with a quantity: adding the same unit again raises the quantity. */
export const cartLine = z.strictObject({
  product_color: z.int().positive(),
  size: z.int().positive(),
  quantity: z.int().min(1, 'A quantity is at least 1.').max(99, 'A quantity is at most 99.'),
})

const district = z.string().trim().max(40)

const lines = z.array(cartLine).max(50, 'A cart holds at most 50 lines.')

export const cartQuestion = z.strictObject({
  lines,
  promo_code: typedCode.optional(),
  district: district.optional().describe('Where it goes, as addresses name it.'),
  payment_method: paymentMethod
    .optional()
    .describe('With cod, the totals include the fee for cash.'),
})
export type CartQuestion = z.infer<typeof cartQuestion>

/** The cart that an account keeps: all of its lines, in the order in which they were added. */
export const savedCart = z.object({
  lines: z.array(z.object({ product_color: z.int(), size: z.int(), quantity: z.int() })),
  district: z.string().describe("The district that was chosen last on any device, or ''."),
})
export type SavedCart = z.infer<typeof savedCart>

/** What a cart costs now, in rupees. Lines that are no longer sold are left out of `lines` and the totals. */
export const pricedCart = z.object({
  lines: z.array(
    z.object({
      product_color: z.int(),
      size: z.int(),
      size_name: z.string(),
      product: z.int(),
      name: z.string(),
      slug: z.string(),
      color_name: z.string(),
      picture: picture.nullable(),
      price: z.number(),
      original_price: z.number().nullable().describe('Struck through; null when not reduced.'),
      quantity: z.int(),
      stock: stockWord,
      /** How many pieces are left, where they are few or not more than the quantity; else null. */
      left: z.int().nullable(),
      /** There are enough pieces for the quantity. */
      is_available: z.boolean(),
      /** The sizes that this product colour is kept in, for the line's size choice. */
      sizes: z.array(z.object({ size: z.int(), size_name: z.string(), stock: stockWord })),
    }),
  ),
  /** null where no code was sent, or where it is not valid. */
  promo: z
    .object({
      code: z.string(),
      ...promoTerms,
      products: z
        .array(z.int())
        .nullable()
        .describe('The products of the cart that it counts for; null for all.'),
    })
    .nullable(),
  /** Why the sent code is not valid, as a sentence for the shopper; null where it is valid, or none was sent. */
  promo_problem: z.string().nullable(),
  promo_note: z
    .string()
    .nullable()
    .describe('What a valid code takes nothing off; null where it counts for the whole cart.'),
  limit_problem: z
    .string()
    .nullable()
    .describe('Why so many pieces can’t be ordered here, and whom to call; null where they can.'),
  totals: z.object({
    subtotal: z.number(),
    discount: z.number(),
    shipping: z.number(),
    tax: z.number(),
    total: z.number(),
    ...taxedTotals,
  }),
  delivery: offeredDelivery
    .extend({
      cash_fee_included: z.number().describe('How much of the shipping is the fee for cash.'),
      cash_problem: z
        .string()
        .nullable()
        .describe('Why this cart can’t be paid in cash there; null where it can.'),
    })
    .describe('The terms of the district; without one, of districts in no zone.'),
})
export type PricedCart = z.infer<typeof pricedCart>
export type PricedLine = PricedCart['lines'][number]

export const cart = {
  price: {
    method: 'POST',
    path: '/store/cart',
    summary: 'What these lines cost now, with a promo code if one is given',
    body: cartQuestion,
    responses: { 200: pricedCart },
    metadata: { access: 'public' },
  },
  saved: {
    method: 'GET',
    path: '/store/cart/saved',
    summary: "The cart that the signed-in customer's account keeps",
    responses: { 200: savedCart },
    metadata: { access: 'customer' },
  },
  save: {
    method: 'PUT',
    path: '/store/cart/saved',
    summary: "Replace the account's cart; units that are not sold are left out of the answer",
    body: z.strictObject({
      lines,
      district: district.optional().describe('Without it, the kept one stays.'),
    }),
    responses: { 200: savedCart },
    metadata: { access: 'customer' },
  },
} as const
