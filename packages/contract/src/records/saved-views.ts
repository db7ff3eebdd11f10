import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { requiredText, rowId } from '../lib/form.ts'

/** Most views that a member of staff keeps of one list. */
export const MOST_VIEWS = 30

/** The lists of which views can be saved, by the end of their path in the admin. */
export const viewedList = z.enum(
  [
    'allcategory',
    'allcollection',
    'allcolor',
    'allcourier',
    'allholiday',
    'allorder',
    'allpcolor',
    'allpimage',
    'allproduct',
    'allsale',
    'allsize',
    'allstock',
    'allsub',
    'audit',
    'barcodes',
    'bills',
    'couriercash',
    'creditnotes',
    'customers',
    'handovers',
    'importproducts',
    'log',
    'mails',
    'pages',
    'payouts',
    'promocodes',
    'refunds',
    'returns',
    'reviews',
    'sms',
    'staff',
    'stockonhand',
    'stocktakes',
    'taxoffice',
    'trash',
  ],
  { error: 'Name a list by the end of its path in the admin, like allorder.' },
)
export type ViewedList = z.infer<typeof viewedList>

const viewFields = {
  list: viewedList,
  name: requiredText('a name', 60),
  query: z
    .string()
    .max(1000, 'This view has too many filters to be saved.')
    .describe('Search, filters, sort and rows per page, like q=shirt&sort=-total.'),
  hidden_columns: z
    .array(z.string().max(60))
    .max(40)
    .nullable()
    .default(null)
    .describe('The titles of the hidden columns; null leaves the columns as they are.'),
  is_shared: z.boolean().default(false).describe('For all staff.'),
}

/** A list of the admin as somebody saved it. */
export const savedView = z.object({
  id: z.int(),
  ...viewFields,
  list: z.string(),
  staff_name: z.string(),
  can_remove: z.boolean().describe('It is one’s own, or one may change the shop’s settings.'),
})
export type SavedView = z.infer<typeof savedView>

export const savedViewInput = z.strictObject(viewFields)
export type SavedViewInput = z.infer<typeof savedViewInput>

const metadata = { access: 'staff', permission: 'any' } as const

export const savedViews = {
  list: {
    method: 'GET',
    path: '/staff/views',
    summary: 'One’s own views of a list and those for all staff, by name',
    query: z.object({ list: viewedList }),
    responses: { 200: z.array(savedView) },
    metadata,
  },
  create: {
    method: 'POST',
    path: '/staff/views',
    summary: 'Save a view of a list; a view of one’s own with the same name is replaced',
    body: savedViewInput,
    responses: { 201: savedView },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/staff/views/:id',
    summary: 'Delete a view of one’s own; who may change the settings also deletes shared ones',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
} as const
