import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery, sortBy, workQueue } from '../lib/paged.ts'
import { paidBack, refundRow, refundState } from './staff-orders.ts'

const metadata = { access: 'staff', permission: 'refunds' } as const

export const refunds = {
  list: {
    method: 'GET',
    path: '/staff/refunds',
    summary: 'Refunds, newest first, but what is to do oldest first, 20 a page',
    query: pagedQuery.extend({
      sort: sortBy('created_at', 'amount', 'name'),
      state: refundState.optional(),
      queue: workQueue.describe('to_do: until it is paid back.').optional(),
    }),
    responses: { 200: z.array(refundRow) },
    metadata,
  },
  done: {
    method: 'POST',
    path: '/staff/refunds/:id/done',
    summary: 'Record that a refund was paid: in cash, or with the reference of the transfer',
    pathParams: rowId,
    body: paidBack,
    responses: { 200: refundRow },
    metadata,
  },
  send: {
    method: 'POST',
    path: '/staff/refunds/:id/send',
    summary: 'Let Khalti pay a refund. 202: Khalti did not confirm it, so it is still being sent',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: refundRow, 202: refundRow },
    metadata,
  },
  check: {
    method: 'POST',
    path: '/staff/refunds/:id/check',
    summary: 'Ask Khalti whether a refund that is being sent was paid, and record the answer',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: refundRow },
    metadata,
  },
  release: {
    method: 'POST',
    path: '/staff/refunds/:id/release',
    summary: 'Settle by hand a refund about which Khalti’s look-up can’t say whether it was paid',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: refundRow },
    metadata,
  },
} as const
