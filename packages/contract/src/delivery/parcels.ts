import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { requiredText } from '../lib/form.ts'
import { typedText } from '../lib/typed-text.ts'
import { orderState } from '../orders/order-detail.ts'
import { orderNumber } from '../orders/orders.ts'

type Pair = [across: number, down: number]

/**
 * The sheets that address labels are printed on, measured in millimetres: the label, how many are beside and below each
 * other, the left and top margin of the page, and the gaps between labels.
 */
export const addressSheets = {
  'a4-8': sheet('A4, 8 labels of 99 × 68 mm', [99.1, 67.7], [2, 4], [4.65, 13.1], [2.5, 0]),
  'a4-4': sheet('A4, 4 labels of 105 × 148 mm', [105, 148.5], [2, 2], [0, 0], [0, 0]),
  a6: sheet('A6, one label of 105 × 148 mm', [105, 148], [1, 1], [0, 0], [0, 0]),
  'roll-100x150': sheet('Roll, labels of 100 × 150 mm', [100, 150], [1, 1], [0, 0], [0, 0]),
}

const numbers = z
  .array(orderNumber.shape.number)
  .min(1, 'Choose orders.')
  .max(100, 'Choose at most 100 orders at a time.')

export const addressLabelOrder = z.strictObject({
  sheet: z.enum(['a4-8', 'a4-4', 'a6', 'roll-100x150'], { error: 'Choose a sheet of labels.' }),
  skip: z
    .int('Enter how many labels of the first sheet are used already.')
    .min(0)
    .max(7)
    .default(0)
    .describe('Labels of the first sheet that are used already and stay empty.'),
  numbers,
})
export type AddressLabelOrder = z.infer<typeof addressLabelOrder>

/** The parcel of an order, for the people who pack and hand over. */
export const parcel = z.object({
  number: z.string(),
  state: orderState,
  name: z.string(),
  district: z.string(),
  to_collect: z.number().describe('What its courier collects in cash, in rupees.'),
  courier: z.string().nullable(),
  tracking_code: z.string().nullable(),
})
export type Parcel = z.infer<typeof parcel>

const trackingCodeInput = z.strictObject({
  tracking_code: requiredText('the courier’s code', 80).overwrite(typedText),
  replaces: z
    .string()
    .describe('The code that it replaces. Without it, an order that has another code is refused.')
    .nullable()
    .default(null),
})

const metadata = { access: 'staff', permission: 'packing' } as const

export const parcels = {
  get: {
    method: 'GET',
    path: '/staff/parcels/:number',
    summary: 'The parcel of an order; refused (409) where it is not packed or on its way',
    pathParams: orderNumber,
    responses: { 200: parcel },
    metadata,
  },
  setCode: {
    method: 'PUT',
    path: '/staff/parcels/:number/code',
    summary: 'Note the courier’s code of a parcel; a code of another order is refused (409)',
    pathParams: orderNumber,
    body: trackingCodeInput,
    responses: { 200: parcel },
    metadata,
  },
  labels: {
    method: 'POST',
    path: '/staff/parcels/labels.pdf',
    summary: 'Address labels of up to 100 orders as a PDF',
    body: addressLabelOrder,
    responses: {
      200: c.otherResponse({
        contentType: 'application/pdf',
        body: z.custom<Uint8Array | Blob>(),
      }),
    },
    metadata,
  },
} as const

export const parcelNumbers = numbers

function sheet(name: string, size: Pair, count: Pair, margin: Pair, gap: Pair) {
  return { name, size, count, margin, gap }
}
