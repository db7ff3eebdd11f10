import * as z from 'zod'
import { pagedQuery } from '../lib/paged.ts'

export const check = z.enum([
  'no_color',
  'no_stock',
  'no_picture',
  'no_picture_of_color',
  'no_display_image',
  'color_without_stock',
  'sold_out',
  'no_alt',
])
export type Check = z.infer<typeof check>

/** 'stops' keeps the product from selling, 'hurts' a part of it; a 'hint' makes it better. */
export const severity = z.enum(['stops', 'hurts', 'hint'])
export type Severity = z.infer<typeof severity>

/** One problem to fix: 'No picture for Navy'. */
export const finding = z.object({
  check,
  severity,
  message: z.string(),
  product_color: z.int().nullable(),
  size: z.int().nullable(),
})
export type Finding = z.infer<typeof finding>

/** A product that can't sell yet, and why. */
export const unsellable = z.object({
  id: z.int(),
  title: z.string(),
  Brand: z.string(),
  findings: z.array(finding),
})
export type Unsellable = z.infer<typeof unsellable>

export const checklist = {
  unsellable: {
    method: 'GET',
    path: '/staff/checklist/',
    summary: "List the products that can't sell yet, newest first, and why",
    query: pagedQuery.omit({ q: true }),
    responses: { 200: z.array(unsellable) },
    metadata: { access: 'staff', permission: 'catalogue' },
  },
} as const
