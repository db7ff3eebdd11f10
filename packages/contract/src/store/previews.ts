import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'

/** `url` opens the product's page as shoppers would see it, for whoever has it, until `expires_at`. */
export const previewLink = z.object({ url: z.string(), expires_at: z.string() })
export type PreviewLink = z.infer<typeof previewLink>

/** Staff look at a product's page before shoppers do; `store.preview` reads it. */
export const previews = {
  create: {
    method: 'POST',
    path: '/staff/products/:id/preview/',
    summary: 'Make a link to the page of a product, also of a draft; it works for an hour',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 201: previewLink },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
