import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { rowId } from './form'

export const c = initContract()

/** Who may call a route. Every route says it; the server refuses to start with one that doesn't. */
export type Access = 'public' | 'customer' | 'staff'

/** What every refusal looks like: one sentence, and for a form one sentence a field. */
export const failure = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof failure>

/** The refusals that any route may answer. */
export const refusals = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  413: failure,
  415: failure,
  422: failure,
  429: failure,
  500: failure,
  503: failure,
} as const

/**
 * The optional questions of a documented list. Without `page` the whole list is answered;
 * with it that page of `page_size` rows, and the total in the X-Total-Count header.
 * `sort` is a column of the list, with a leading '-' for descending.
 */
export const listQuery = z.object({
  q: z.string().trim().max(100, 'Search with at most 100 characters.').optional(),
  sort: z
    .string()
    .regex(/^-?\w{1,40}$/, "Sort by a column's name, with '-' in front for descending.")
    .describe("A column's name, with '-' in front for descending.")
    .optional(),
  page: wholeNumber('page', 1_000_000).describe('Without it, every row.').optional(),
  page_size: wholeNumber('page_size', 100).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/** A whole number from 1 to `max` in a query string. */
export function wholeNumber(name: string, max: number) {
  const message = `${name} is a whole number from 1 to ${max}.`
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(max, message))
    .meta({ type: 'integer' })
}

/**
 * The five calls of a catalogue noun whose create is a multipart form and whose edit is JSON.
 * Its irregular published paths are spelled out by the noun; its bodies and rows are its schemas.
 */
export function crudRoutes<
  Row extends z.ZodType,
  Input extends z.ZodType,
  Change extends z.ZodType,
  Read extends Access,
>(noun: {
  name: string
  list: string
  create: string
  one: string
  row: Row
  input: Input
  change: Change
  read: Read
}) {
  return {
    list: {
      method: 'GET',
      path: noun.list,
      summary: `List every ${noun.name}`,
      query: listQuery,
      responses: { 200: z.array(noun.row) },
      metadata: { access: noun.read },
    },
    create: {
      method: 'POST',
      path: noun.create,
      summary: `Add a ${noun.name}`,
      contentType: 'multipart/form-data',
      body: noun.input,
      responses: { 201: noun.row },
      metadata: { access: 'staff' },
    },
    get: {
      method: 'GET',
      path: noun.one,
      summary: `Read one ${noun.name}`,
      pathParams: rowId,
      responses: { 200: noun.row },
      metadata: { access: noun.read },
    },
    edit: {
      method: 'PATCH',
      path: noun.one,
      summary: `Change a ${noun.name}`,
      pathParams: rowId,
      body: noun.change,
      responses: { 200: noun.row },
      metadata: { access: 'staff' },
    },
    remove: {
      method: 'DELETE',
      path: noun.one,
      summary: `Delete a ${noun.name}`,
      pathParams: rowId,
      body: c.noBody(),
      responses: { 204: c.noBody() },
      metadata: { access: 'staff' },
    },
  } as const
}
