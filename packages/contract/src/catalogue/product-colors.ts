import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { idFilter } from '../lib/filters.ts'
import { formId, imageFile, rowId } from '../lib/form.ts'

/** A product in one of its colours. `color_img` is a picture's address (domain's pictureUrl sizes it). */
export const productColor = z.object({
  id: z.int(),
  product: z.int(),
  product_title: z.string(),
  color: z.int(),
  color_name: z.string(),
  color_img: z.string(),
  product_color_info: z.string(),
})
export type ProductColor = z.infer<typeof productColor>

/** The response of the call that reads one product color: product and color are objects (spec §7). */
export const singleProductColor = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), product_title: z.string() }),
  color: z.object({ id: z.int(), color_name: z.string() }),
  color_img: z.string(),
  product_color_info: z.string(),
})
export type SingleProductColor = z.infer<typeof singleProductColor>

export const productColorInput = z.strictObject({
  product: formId('a product'),
  color: formId('a color'),
  color_img: imageFile,
})
export type ProductColorInput = z.infer<typeof productColorInput>

/** An edit sends the picture only when a new file was chosen (spec §5). */
export const productColorChange = productColorInput.partial({ color_img: true })
export type ProductColorChange = z.infer<typeof productColorChange>

export const productColors = {
  list: {
    method: 'GET',
    path: '/comp/allproductcolor/',
    summary: 'List every product color',
    query: listQuery.extend({ product: idFilter('product'), color: idFilter('color') }),
    responses: { 200: z.array(productColor) },
    metadata: { access: 'public' },
  },
  get: {
    method: 'GET',
    path: '/comp/singleproductcolor/:id/',
    summary: 'Read one product color',
    pathParams: rowId,
    responses: { 200: singleProductColor },
    metadata: { access: 'public', tagged: true },
  },
  create: {
    method: 'POST',
    path: '/comp/createproductcolor/',
    summary: 'Add a product color with its picture',
    contentType: 'multipart/form-data',
    body: productColorInput,
    responses: { 201: productColor },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  edit: {
    method: 'PUT',
    path: '/comp/updateDeleteproductcolor/:id/',
    summary: 'Change a product color',
    contentType: 'multipart/form-data',
    pathParams: rowId,
    headers: ifMatch,
    body: productColorChange,
    responses: { 200: productColor },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
  remove: {
    method: 'DELETE',
    path: '/comp/updateDeleteproductcolor/:id/',
    summary: 'Delete a product color',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
