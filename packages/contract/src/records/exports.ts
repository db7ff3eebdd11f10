import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { exportedNoun } from './records.ts'

export const recordExports = {
  csv: {
    method: 'GET',
    path: '/staff/export/:noun/',
    summary: "A noun's rows as CSV; takes the filters and sort of its list, and exports all pages",
    pathParams: z.object({ noun: exportedNoun }),
    query: z.record(z.string(), z.string()),
    responses: {
      200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: c.type<string>() }),
    },
    metadata: { access: 'staff', permission: 'exports', sensitive: true },
  },
} as const
