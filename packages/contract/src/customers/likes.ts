import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'

/** Whether the signed-in customer likes the product, and how many customers do. */
export const like = z.object({ is_liked: z.boolean(), like_count: z.int() })
export type Like = z.infer<typeof like>

const path = '/store/products/:id/like'
const metadata = { access: 'customer' } as const

/** Adding and removing may be repeated: a customer's like counts once. */
export const likes = {
  read: {
    method: 'GET',
    path,
    summary: 'Whether the customer likes a product',
    pathParams: rowId,
    responses: { 200: like },
    metadata,
  },
  add: {
    method: 'PUT',
    path,
    summary: 'Like a product',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: like },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path,
    summary: 'Remove a like',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: like },
    metadata,
  },
} as const
