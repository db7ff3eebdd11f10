import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { flagFilter, idFilter } from '../lib/filters.ts'
import { formBoolean, formId, imageFile, rowId } from '../lib/form.ts'

/** A picture of a product. `color` is the id of one of its product colors. */
export const productImage = z.object({
  id: z.int(),
  product: z.int(),
  product_name: z.string(),
  is_display_image: z.boolean(),
  image: z.string(),
  color: z.int().describe('The id of a product color.'),
  product_color_info: z.string(),
})
export type ProductImage = z.infer<typeof productImage>

export const productImageInput = z.strictObject({
  product: formId('a product'),
  is_display_image: formBoolean,
  image: imageFile,
  color: formId('a product color').describe('The id of a product color.'),
})
export type ProductImageInput = z.infer<typeof productImageInput>

export const productImageChange = productImageInput.partial({ image: true })
export type ProductImageChange = z.infer<typeof productImageChange>

const edit = {
  method: 'PUT',
  path: '/comp/updateDeleteProductimg/:id/',
  summary: 'Change a product image',
  contentType: 'multipart/form-data',
  pathParams: rowId,
  headers: ifMatch,
  body: productImageChange,
  responses: { 200: productImage },
  metadata: { access: 'staff', permission: 'catalogue' },
} as const

const remove = {
  method: 'DELETE',
  path: '/comp/updateDeleteProductimg/:id/',
  summary: 'Delete a product image',
  pathParams: rowId,
  headers: ifMatch,
  body: c.noBody(),
  responses: { 204: c.noBody() },
  metadata: { access: 'staff', permission: 'catalogue' },
} as const

export const productImages = {
  list: {
    method: 'GET',
    path: '/comp/allProductimg/',
    summary: 'List every product image',
    query: listQuery.extend({
      product: idFilter('product'),
      color: idFilter('color'),
      is_display_image: flagFilter('is_display_image'),
    }),
    responses: { 200: z.array(productImage) },
    metadata: { access: 'public' },
  },
  get: {
    method: 'GET',
    path: '/comp/singleProductimg/:id/',
    summary: 'Read one product image',
    pathParams: rowId,
    responses: { 200: productImage },
    metadata: { access: 'public', tagged: true },
  },
  create: {
    method: 'POST',
    path: '/comp/createProductImg/',
    summary: 'Add a product image',
    contentType: 'multipart/form-data',
    body: productImageInput,
    responses: { 201: productImage },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  edit,
  remove,
  // spec §7 spells the same path both ways; both answer.
  editAsSpelled: {
    ...edit,
    path: '/comp/updateDeleteProductImg/:id/',
    summary: 'Change a product image (as also spelled)',
  },
  removeAsSpelled: {
    ...remove,
    path: '/comp/updateDeleteProductImg/:id/',
    summary: 'Delete a product image (as also spelled)',
  },
} as const
