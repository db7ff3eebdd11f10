import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import type { Permission } from '../account/roles.ts'
import { recordNoun } from '../records/records.ts'
import { wholeNumber } from './filters.ts'
import { rowId } from './form.ts'
import { typedText } from './typed-text.ts'

export const c: ReturnType<typeof initContract> = initContract()

/**
 * Who may call a route. Every route says it, and each staff route also says which permission it needs (roles.ts); the
 * server refuses to start with one that doesn't.
 */
export type Access = 'public' | 'customer' | 'staff'

/** Rows that depend on another row. With `query` ('product=3'), the list of `noun` shows exactly these rows. */
const use = z.object({ noun: z.string(), count: z.int(), query: z.string() })
export type Use = z.infer<typeof use>

/** A deleted row that has to be restored before the one that was asked for. */
const neededRow = z.object({ noun: recordNoun, id: z.int(), label: z.string() })
export type NeededRow = z.infer<typeof neededRow>

/** Why one row of many was refused. */
export const refusedRow = z.object({
  id: z.int(),
  label: z.string(),
  message: z.string(),
  uses: z.array(use).optional(),
  first: neededRow.optional(),
})
export type RefusedRow = z.infer<typeof refusedRow>

/**
 * Refusals that programs tell from others. not-permitted: the staff member's role doesn't include the permission of the
 * route. factor-needed: the session waits for a code of the second factor; factor-missing: one has to be set up first.
 * proof-needed: the password or a code has to be given again (`POST /profile/proof/`), then the call can be repeated.
 */
const refusalCode = z.enum(['not-permitted', 'factor-needed', 'factor-missing', 'proof-needed'])
export type RefusalCode = z.infer<typeof refusalCode>

/**
 * The body of every refusal. `message` is one sentence; `fields` has one for each wrong field of a form. `uses`: the
 * rows that depend on a row that can't be deleted. `first`: the row that has to be restored before. `rows`: what is
 * wrong with each row of a call on many.
 */
export const failure = z.object({
  message: z.string(),
  code: refusalCode.optional(),
  fields: z.record(z.string(), z.string()).optional(),
  uses: z.array(use).optional(),
  first: neededRow.optional(),
  rows: z.array(refusedRow).optional(),
})
export type Failure = z.infer<typeof failure>

/** The refusals that any route may answer. */
export const refusals = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  410: failure,
  413: failure,
  415: failure,
  422: failure,
  429: failure,
  500: failure,
  503: failure,
} as const

/**
 * The optional query parameters of a documented list. Without `page`, the response has all rows; with it, that page of
 * `page_size` rows, and the total in the X-Total-Count header.
 * `sort` is a column of the list, with a leading '-' for descending.
 */
export const listQuery = z.object({
  q: z.string().overwrite(typedText).max(100, 'Search with at most 100 characters.').optional(),
  sort: z
    .string()
    .regex(/^-?\w{1,40}$/, "Sort by a column's name, with '-' in front for descending.")
    .describe("A column's name, with '-' in front for descending.")
    .optional(),
  page: wholeNumber('page', 1_000_000).describe('Without it, every row.').optional(),
  page_size: wholeNumber('page_size', 100).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/**
 * The ETag of the row as it was read. Where the row has changed since, the call is refused (409) instead of
 * overwriting the change. Without the header, the last write wins.
 */
export const ifMatch = {
  'if-match': z.string().max(200).describe('The ETag of the row when it was read.').optional(),
}

/**
 * The five calls of a catalogue noun; create takes a multipart form, edit takes JSON. The noun passes its published
 * paths, which are irregular, the schemas of its rows and bodies, and in `filters` the filters of its list.
 */
export function crudRoutes<
  Row extends z.ZodType,
  Input extends z.ZodType,
  Change extends z.ZodType,
  Read extends Access,
  Filters extends z.core.$ZodLooseShape,
>(noun: {
  name: string
  list: string
  create: string
  one: string
  row: Row
  input: Input
  change: Change
  read: Read
  /** What staff need to change its rows; and to read them, where `read` is 'staff'. */
  permission: Permission
  filters: Filters
}) {
  const { permission } = noun
  return {
    list: {
      method: 'GET',
      path: noun.list,
      summary: `List every ${noun.name}`,
      query: listQuery.extend(noun.filters),
      responses: { 200: z.array(noun.row) },
      metadata: { access: noun.read, permission },
    },
    create: {
      method: 'POST',
      path: noun.create,
      summary: `Add a ${noun.name}`,
      contentType: 'multipart/form-data',
      body: noun.input,
      responses: { 201: noun.row },
      metadata: { access: 'staff', permission },
    },
    get: {
      method: 'GET',
      path: noun.one,
      summary: `Read one ${noun.name}`,
      pathParams: rowId,
      responses: { 200: noun.row },
      metadata: { access: noun.read, permission, tagged: true },
    },
    edit: {
      method: 'PATCH',
      path: noun.one,
      summary: `Change a ${noun.name}`,
      pathParams: rowId,
      headers: ifMatch,
      body: noun.change,
      responses: { 200: noun.row },
      metadata: { access: 'staff', permission },
    },
    remove: {
      method: 'DELETE',
      path: noun.one,
      summary: `Delete a ${noun.name}`,
      pathParams: rowId,
      headers: ifMatch,
      body: c.noBody(),
      responses: { 204: c.noBody() },
      metadata: { access: 'staff', permission },
    },
  } as const
}
