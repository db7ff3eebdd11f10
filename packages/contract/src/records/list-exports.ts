import * as z from 'zod'
import type { Permission } from '../account/roles.ts'
import { c } from '../lib/crud.ts'

/** The lists of trade that can be saved as CSV. The nouns of the catalogue have a call of their own: see exports.ts. */
export const exportedList = z.enum([
  'orders',
  'customers',
  'refunds',
  'stock-on-hand',
  'courier-settlements',
  'delivery-zones',
  'courier-months',
])
export type ExportedList = z.infer<typeof exportedList>

/** What one needs to save each list, beside the permission 'exports'. */
export const exportPermissions: Record<ExportedList, Permission | readonly Permission[]> = {
  orders: 'orders',
  customers: 'customers',
  refunds: 'refunds',
  'stock-on-hand': ['stock', 'reports'],
  'courier-settlements': 'money',
  'delivery-zones': 'settings',
  'courier-months': 'money',
}

export const listExports = {
  csv: {
    method: 'GET',
    path: '/staff/lists/:list/csv',
    summary:
      'A list as CSV; orders, refunds, settlements and months of couriers take the filters of their lists, the others have all rows',
    pathParams: z.object({ list: exportedList }),
    query: z.record(z.string(), z.string()),
    responses: {
      200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: c.type<string>() }),
    },
    metadata: { access: 'staff', permission: 'exports', sensitive: true },
  },
} as const
