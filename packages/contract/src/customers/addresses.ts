import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { optionalText, requiredText, rowId } from '../lib/form.ts'

/** Where a parcel goes. The server checks that the district is in the province, and normalises the phone number. */
export const deliveryFields = {
  name: requiredText('a name', 80),
  phone: requiredText('a mobile number', 30),
  province: requiredText('a province', 40),
  district: requiredText('a district', 40),
  city: requiredText('a city or municipality', 80),
  street: requiredText('a street, ward or tole', 160),
  landmark: optionalText('a landmark', 160),
}

/** An address that a customer keeps. `phone` reads '+9779841234567'. */
export const address = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  district: z.string(),
  city: z.string(),
  street: z.string(),
  landmark: z.string(),
  is_default: z.boolean(),
})
export type Address = z.infer<typeof address>

export const addressInput = z.strictObject({
  ...deliveryFields,
  is_default: z.boolean().default(false),
})
export type AddressInput = z.infer<typeof addressInput>

const metadata = { access: 'customer' } as const

export const addresses = {
  list: {
    method: 'GET',
    path: '/store/addresses',
    summary: "The signed-in customer's addresses, the default first",
    responses: { 200: z.array(address) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/store/addresses',
    summary: 'Save an address; at most 20. The first is the default',
    body: addressInput,
    responses: { 201: address },
    metadata,
  },
  edit: {
    method: 'PUT',
    path: '/store/addresses/:id',
    summary: 'Replace an address',
    pathParams: rowId,
    body: addressInput,
    responses: { 200: address },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/store/addresses/:id',
    summary: 'Delete an address',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
} as const
