import * as z from 'zod'
import { rowId } from '../lib/form.ts'
import { finding } from './checklist.ts'

/** A picture of a color. `alt` is '' where the storefront shows an alt text of its own. */
export const workspaceImage = z.object({
  id: z.int(),
  image: z.string(),
  alt: z.string(),
  is_display_image: z.boolean(),
})
export type WorkspaceImage = z.infer<typeof workspaceImage>

export const workspaceColor = z.object({
  id: z.int(),
  color: z.int(),
  color_name: z.string(),
  hex_code: z.string(),
  color_img: z.string(),
  is_swatch: z.boolean().describe('The picture was drawn from the hex code: a photo is missing.'),
  images: z.array(workspaceImage),
  units: z.array(z.object({ size: z.int(), quantity: z.int() })),
})
export type WorkspaceColor = z.infer<typeof workspaceColor>

/** All that setting up a product needs, in one answer: its colors, pictures and stock, and what is missing. */
export const workspace = z.object({
  product: z.object({ id: z.int(), title: z.string() }),
  product_colors: z.array(workspaceColor),
  sizes: z.array(z.object({ id: z.int(), size_name: z.string() })),
  colors: z.array(z.object({ id: z.int(), color_name: z.string(), hex_code: z.string() })),
  findings: z.array(finding),
})
export type Workspace = z.infer<typeof workspace>

/** Every picture of the product, in the order in which they are to be shown. */
export const pictureOrder = z.strictObject({
  pictures: z
    .array(
      z.strictObject({
        id: z.int(),
        color: z.int().describe('The id of a product color of this product.'),
        alt: z.string().trim().max(200, 'Keep the alt text to 200 characters.'),
        is_display_image: z.boolean(),
      }),
    )
    .max(150, 'A product has at most 150 pictures.'),
})
export type PictureOrder = z.infer<typeof pictureOrder>

export const workspaces = {
  get: {
    method: 'GET',
    path: '/staff/products/:id/workspace/',
    summary: 'Read a product with its colors, pictures, stock and what it lacks',
    pathParams: rowId,
    responses: { 200: workspace },
    metadata: { access: 'staff', permission: ['catalogue', 'stock'] },
  },
  arrange: {
    method: 'PUT',
    path: '/staff/products/:id/pictures/',
    summary: 'Order the pictures of a product, describe them and choose the display image',
    pathParams: rowId,
    body: pictureOrder,
    responses: { 200: workspace },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
