import * as z from 'zod'
import { costsOnly } from '../catalogue/costs.ts'
import { c } from '../lib/crud.ts'
import { day } from '../lib/days.ts'

/** The reports for everybody who may see reports. Those with costs are apart: see `marginReportName`. */
export const reportName = z.enum([
  'day',
  'month',
  'category',
  'product',
  'color',
  'size',
  'province',
  'district',
  'zone',
  'payment',
  'customers',
  'returns',
  'stock',
  'tax',
])
export type ReportName = z.infer<typeof reportName>

export const marginReportName = z.enum(['margin-category', 'margin-product'])
export type MarginReportName = z.infer<typeof marginReportName>

/** Days in Kathmandu, both included. */
const span = z.object({ from: z.iso.date(), to: z.iso.date() })
export type ReportSpan = z.infer<typeof span>

/** A figure for each column; null where the column makes no sense for that period. Money is in rupees. */
const figures = z.record(z.string(), z.number().nullable())

/** A row's figures, and those of the two periods that it is compared with. `last_year` is null before 2082 BS. */
const compared = z.object({ now: figures, before: figures, last_year: figures.nullable() })

/** The list that has the rows behind a figure. */
const reportList = z.enum(['orders', 'returns', 'stock', 'bills', 'credit-notes'])
export type ReportList = z.infer<typeof reportList>

const reportRow = compared.extend({
  key: z.string(),
  name: z.string(),
  list: reportList,
  filter: z
    .record(z.string(), z.string())
    .describe('The filter of the list that has the rows behind the figures.'),
  /** Rows of a day or month are about that time, and are compared with the same place of the other periods. */
  spans: z
    .object({ now: span.nullable(), before: span.nullable(), last_year: span.nullable() })
    .nullable()
    .describe('null: the periods of the report.'),
})
export type ReportRow = z.infer<typeof reportRow>

export const report = z.object({
  report: z.string(),
  now: span,
  until: z.iso.date().describe('The last day with figures: today where the period has not ended.'),
  before: span.describe(
    'The same period before: as many Nepali or English months where the period is whole months, else as many days. Of a period that has not ended, as many of its days as have passed.',
  ),
  last_year: span.nullable().describe('The same Nepali days a year before.'),
  /** The period has not ended yet. */
  is_open: z.boolean(),
  /** The figures, in order. The first one of kind money or count is the chart's unless `charted` names another. */
  columns: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      kind: z.enum(['money', 'count', 'percent', 'days']),
      list: reportList.optional().describe('Where its rows are in another list than the row’s.'),
    }),
  ),
  charted: z.string(),
  rows: z.array(reportRow),
  left_out: z.int().describe('Rows beyond the 200 with the highest figures; the CSV file has all.'),
  parts: z
    .array(reportRow)
    .describe('The total in parts, where its rows are in several lists; else empty.'),
  total: compared,
  note: z.string().describe('What the figures count, in one or two sentences.'),
})
export type Report = z.infer<typeof report>

const query = z.object({
  from: day('from')
    .describe('The first day in Kathmandu; without it, the current Nepali month.')
    .optional(),
  to: day('to').describe('The last day in Kathmandu.').optional(),
})
export type ReportQuery = z.infer<typeof query>

const reading = { access: 'staff', permission: 'reports' } as const
const csv = {
  responses: {
    200: c.otherResponse({ contentType: 'text/csv; charset=utf-8', body: c.type<string>() }),
  },
} as const

export const reports = {
  months: {
    method: 'GET',
    path: '/staff/reports',
    summary: 'The last 25 Nepali and English months, for choosing a period',
    responses: {
      200: z.object({
        today: z.iso.date(),
        nepali: z.array(span.extend({ name: z.string() })),
        english: z.array(span.extend({ name: z.string() })),
      }),
    },
    metadata: reading,
  },
  margin: {
    method: 'GET',
    path: '/staff/reports/:report/costs',
    summary: 'The margin of what was sold in a period, and the stock at cost',
    pathParams: z.object({ report: marginReportName }),
    query,
    responses: { 200: report },
    metadata: costsOnly,
  },
  marginCsv: {
    method: 'GET',
    path: '/staff/reports/:report/costs/csv',
    summary: 'A margin report with all its rows, as CSV',
    pathParams: z.object({ report: marginReportName }),
    query,
    ...csv,
    metadata: { ...costsOnly, sensitive: true },
  },
  get: {
    method: 'GET',
    path: '/staff/reports/:report',
    summary: 'A report of a period, beside the period before and the same Nepali days of last year',
    pathParams: z.object({ report: reportName }),
    query,
    responses: { 200: report },
    metadata: reading,
  },
  csv: {
    method: 'GET',
    path: '/staff/reports/:report/csv',
    summary: 'A report with all its rows, as CSV',
    pathParams: z.object({ report: reportName }),
    query,
    ...csv,
    metadata: { ...reading, sensitive: true },
  },
} as const
