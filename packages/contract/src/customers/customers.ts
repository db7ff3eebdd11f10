import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'
import { orderRow } from '../orders/order-detail.ts'
import { address } from './addresses.ts'

/** A customer: an account, or a guest known by a phone. */
export const customer = z.object({
  id: z.int().nullable().describe('null for a guest.'),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  orders: z.int(),
  spent: z.number().describe('Paid and not paid back.'),
  last_order_at: z.string().nullable(),
  refusals: z.int().describe('How many orders came back because they were refused at the door.'),
  is_cash_blocked: z.boolean().describe('Checkout doesn’t offer them cash on delivery.'),
  tags: z.array(z.string()).describe('What staff sort customers by; customers never see it.'),
})
export type Customer = z.infer<typeof customer>

export const customers = {
  list: {
    method: 'GET',
    path: '/staff/customers',
    summary: 'Accounts and guests with what they bought, the latest first, 20 a page',
    query: pagedQuery.extend({
      sort: sortBy('name', 'last_order_at', 'orders', 'spent'),
      tag: z.string().trim().toLowerCase().max(40).optional(),
    }),
    responses: { 200: z.array(customer) },
    metadata: { access: 'staff', permission: 'customers' },
  },
  get: {
    method: 'GET',
    path: '/staff/customers/:id',
    summary: 'One account with its addresses and orders',
    pathParams: rowId,
    responses: {
      200: customer.extend({
        created_at: z.string(),
        sessions: z.int().describe('On how many devices the customer is signed in.'),
        addresses: z.array(address),
        /** The latest 50. */
        latest_orders: z.array(orderRow),
      }),
    },
    metadata: { access: 'staff', permission: 'customers' },
  },
  guest: {
    method: 'GET',
    path: '/staff/guests/:phone',
    summary: 'One guest, by the phone number of their orders, with these orders',
    pathParams: z.object({ phone: z.string().max(30) }),
    responses: {
      200: customer.extend({
        /** The latest 50. */
        latest_orders: z.array(orderRow),
      }),
    },
    metadata: { access: 'staff', permission: 'customers' },
  },
  endSessions: {
    method: 'POST',
    path: '/staff/customers/:id/end-sessions',
    summary: 'Sign an account out on every device',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: { access: 'staff', permission: 'customers' },
  },
} as const
