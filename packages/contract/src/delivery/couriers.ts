import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { flagFilter } from '../lib/filters.ts'
import { formBoolean, optionalText, requiredText, rowId } from '../lib/form.ts'

/** Where a parcel's code stands in the address of its page at the courier. */
const CODE = '{code}'

const trackingAddress = optionalText('the tracking address', 300)
  .refine((address) => address === '' || address.includes(CODE), {
    error: 'Write {code} where the parcel’s code belongs in the address.',
  })
  .refine((address) => address === '' || isSecureAddress(address), {
    error: 'Enter an address that begins with https://.',
  })

/** A company or person that brings parcels to customers. */
export const courier = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  tracking_address: z
    .string()
    .describe('Where customers follow a parcel, with {code} for its code; empty where nowhere.'),
  is_active: z.boolean().describe('Gets new parcels.'),
  notes: z.string().describe('For staff.'),
})
export type Courier = z.infer<typeof courier>

export const courierInput = z.strictObject({
  name: requiredText('a name', 60),
  phone: optionalText('a phone number', 30),
  tracking_address: trackingAddress,
  is_active: formBoolean.default(true),
  notes: optionalText('notes', 500),
})
export type CourierInput = z.infer<typeof courierInput>

const one = '/staff/couriers/:id/'
const reading = { access: 'staff', permission: ['packing', 'money', 'settings'] } as const
const changing = { access: 'staff', permission: 'settings' } as const

export const couriers = {
  list: {
    method: 'GET',
    path: '/staff/couriers/',
    summary: 'List every courier',
    query: listQuery.extend({ is_active: flagFilter('is_active') }),
    responses: { 200: z.array(courier) },
    metadata: reading,
  },
  create: {
    method: 'POST',
    path: '/staff/couriers/',
    summary: 'Add a courier',
    body: courierInput,
    responses: { 201: courier },
    metadata: changing,
  },
  get: {
    method: 'GET',
    path: one,
    summary: 'Read one courier',
    pathParams: rowId,
    responses: { 200: courier },
    metadata: { ...reading, tagged: true },
  },
  edit: {
    method: 'PUT',
    path: one,
    summary: 'Replace a courier; orders keep the name that they were sent with',
    pathParams: rowId,
    headers: ifMatch,
    body: courierInput,
    responses: { 200: courier },
    metadata: changing,
  },
  remove: {
    method: 'DELETE',
    path: one,
    summary: 'Delete a courier that has brought no parcel',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: changing,
  },
} as const

/** Whether the address leads by https to a host that doesn't depend on the code. */
function isSecureAddress(address: string) {
  const filled = address.replaceAll(CODE, 'a1')
  if (!URL.canParse(filled)) return false
  const { protocol, host } = new URL(filled)
  return protocol === 'https:' && address.toLowerCase().startsWith(`https://${host}`)
}
