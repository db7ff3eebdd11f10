import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { formTime, rowId } from '../lib/form.ts'
import { homeInput } from '../website/home-rows.ts'
import { home } from '../website/shown-pages.ts'

/** A link to the product's page, or to the storefront, as shoppers would see it. Anybody with the link can open it until `expires_at`. */
export const previewLink = z.object({ url: z.string(), expires_at: z.string() })
export type PreviewLink = z.infer<typeof previewLink>

/** A moment at which staff want to see the storefront. */
export const shopPreviewInput = z.strictObject({ at: formTime('a time') })
export type ShopPreviewInput = z.input<typeof shopPreviewInput>

/** The home page with rows that aren't saved, and the address of the page that shows it in a frame of the admin. */
export const homePreview = z.object({ home, frame_url: z.string() })
export type HomePreview = z.infer<typeof homePreview>

/**
 * Staff look at a product's page, which `store.preview` reads, at the home page, and at the whole storefront of a later
 * time before shoppers do.
 */
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
  home: {
    method: 'POST',
    path: '/staff/home/shown/',
    summary: 'The home page as shoppers would see it with these rows; nothing is saved',
    body: homeInput,
    responses: { 200: homePreview },
    metadata: { access: 'staff', permission: 'content' },
  },
  asOf: {
    method: 'POST',
    path: '/staff/shop-preview/',
    summary:
      'Make a link to the storefront as it will be at a time within the next year; it works for an hour',
    body: shopPreviewInput,
    responses: { 201: previewLink },
    metadata: { access: 'staff', permission: 'any' },
  },
} as const
