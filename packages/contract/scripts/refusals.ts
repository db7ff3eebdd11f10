import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod'
import { failure } from '../src/index'
import type { refusals } from '../src/lib/crud'
import { jsonSchema } from './json-schema'

/** The document's responses for refusals: one for all, and one for each status with what it means. */
export function refusalResponses(): Record<string, object> {
  const content = { 'application/json': { schema: jsonSchema(failure, 'output') } }
  const each = Object.entries(refusalMeanings).map(([status, text]): [string, object] => [
    `Refusal${status}`,
    { description: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, content },
  ])
  return { Refusal: { description: refusalText(), content }, ...Object.fromEntries(each) }
}

type Refused = keyof typeof refusalMeanings

/** The refusals that a call may answer: those of every call, and what follows from its access, path, method and body. */
export function refusalsOf(route: AppRoute, access: string): Record<string, object> {
  const body = 'body' in route && route.body instanceof z.ZodType
  const isForm = 'contentType' in route && route.contentType === 'multipart/form-data'
  const statuses: Refused[] = [
    400,
    ...(access === 'public' ? [] : ([401, 403] as const)),
    ...(route.pathParams ? ([404] as const) : []),
    ...(route.method === 'GET' ? [] : ([409] as const)),
    ...(body ? ([413, 415] as const) : []),
    ...(isForm ? ([422] as const) : []),
    429,
    500,
    503,
  ]
  const refused = statuses.filter((status) => route.responses[status] === failure)
  const named = refused.map((status): [number, object] => [
    status,
    { $ref: `#/components/responses/Refusal${status}` },
  ])
  return { ...Object.fromEntries(named), default: { $ref: '#/components/responses/Refusal' } }
}

const refusalIs =
  'A refused call answers `{ message, fields?, uses?, rows? }`: a sentence, one for each field that is wrong, what depends on the row, and which of many rows are meant.\n'

const refusalMeanings: Record<keyof typeof refusals, string> = {
  400: 'a field is wrong or missing, named in `fields`',
  401: 'not signed in',
  403: 'signed in, but not allowed',
  404: 'no such row or address',
  409: 'already taken, changed meanwhile, or something else depends on it',
  410: 'deleted; the address is not used any more',
  413: 'too large',
  415: 'neither JSON nor a form, or not a picture',
  422: 'a picture that can’t be read',
  429: 'too many calls; wait a little',
  500: 'our mistake',
  503: 'not now; try again',
}

function refusalText() {
  const meanings = Object.entries(refusalMeanings).map(([status, text]) => `${status}: ${text}`)
  return [refusalIs, ...meanings].join('\n- ')
}
