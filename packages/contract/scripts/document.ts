import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import * as z from 'zod'
import { contract, failure } from '../src/index'
import { exampleBody, exampleOf } from './examples'
import { componentSchemas, jsonSchema, type JsonSchema } from './json-schema'
import { refusalResponses, refusalsOf } from './refusals'
import { securityOf, securitySchemes } from './security'
import { webhookSection } from './webhook-section'

/** The contract as an OpenAPI 3.1 document: same calls, same order, same bytes at every run. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const { noun, action, route } of allRoutes(contract)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(noun, action, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'eTrend API', version: '1.0.0', description: introduction },
    servers: [
      { url: '/', description: 'The paths as published' },
      { url: '/api', description: 'The same calls, as the two web apps make them' },
    ],
    tags: Object.keys(contract)
      .toSorted()
      .map((noun) => ({ name: tagOf(noun) })),
    paths,
    webhooks: webhookSection(),
    components: {
      securitySchemes,
      responses: refusalResponses(),
      schemas: componentSchemas(),
    },
  }
}

const introduction = [
  'Every call of the shop. A trailing slash is optional on every path.',
  'Sign in with `POST /login/` and send `Authorization: Bearer {access}` with the calls that are not for everyone. An access token lives 10 minutes; `POST /refresh/` gives a new one.',
  'Other programs send a key instead: `Authorization: Bearer etk_…`, made in the admin under API keys. A key may make 300 calls a minute.',
  'Calls of staff answer on the admin’s host and on the server’s own addresses, like 127.0.0.1, but not on the storefront’s host. A token is good in the app where it was made.',
  'Prices are rupees with at most two decimals.',
  'Products that are not on sale (drafts, archived ones, and those outside their times), their colors and pictures are read by staff only.',
].join('\n\n')

/** Each call of the contract with its place in it, nouns by name: each runtime has its own order of a module's exports. */
export function* allRoutes(router: Record<string, AppRouter>) {
  for (const noun of Object.keys(router).toSorted()) {
    for (const [action, route] of Object.entries(router[noun] ?? {})) {
      if (isAppRoute(route)) yield { noun, action, route }
    }
  }
}

const declared = z.object({
  access: z.enum(['public', 'customer', 'staff']),
  permission: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
})
const whoMayCall = {
  public: 'Anyone may call this.',
  customer: 'Whoever is signed in may call this.',
  staff: 'Only staff may call this.',
}

/** 'Only staff may call this, with the permission “stock” or “orders”.' */
function callers({ access, permission }: z.infer<typeof declared>) {
  if (access !== 'staff' || permission.includes('any')) return whoMayCall[access]
  const words = permission.map((one) => `“${one}”`).join(' or ')
  return `Only staff may call this, with the permission ${words}.`
}

function operation(noun: string, action: string, route: AppRoute) {
  const declaration = declared.parse(route.metadata)
  const { access, permission } = declaration
  const parameters = [
    ...objectParameters('path', noun, route.pathParams),
    ...objectParameters('query', noun, route.query),
    ...headerParameters(route.headers),
  ]
  return {
    operationId: `${noun}.${action}`,
    tags: [tagOf(noun)],
    summary: route.summary,
    description: callers(declaration),
    'x-access': access,
    ...(access === 'staff' && { 'x-permission': permission }),
    security: securityOf(route, access),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(noun, route),
    responses: { ...responses(route), ...refusalsOf(route, access) },
  }
}

function objectParameters(place: 'path' | 'query', noun: string, object: unknown) {
  if (!(object instanceof z.ZodObject)) return []
  const { properties = {}, required = [] } = fieldsOf(object)
  return Object.entries(properties).map(([name, schema]) =>
    required.includes(name)
      ? { name, in: place, required: true, schema, example: exampleOf(noun, name) }
      : { name, in: place, schema },
  )
}

function headerParameters(headers: AppRoute['headers']) {
  return Object.entries(headers ?? {}).flatMap(([name, schema]: [string, unknown]) =>
    schema instanceof z.ZodType
      ? [{ name, in: 'header', schema: jsonSchema(schema, 'input') }]
      : [],
  )
}

/** An object's own schema, where it would read as a `$ref`. */
function fieldsOf(object: z.ZodObject) {
  return jsonSchema(z.object(object.shape), 'input')
}

function requestBody(noun: string, route: AppRoute) {
  const body = 'body' in route ? route.body : undefined
  if (!(body instanceof z.ZodObject)) return {}
  const type = ('contentType' in route && route.contentType) || 'application/json'
  const schema = jsonSchema(body, 'input')
  const example = exampleBody(noun, fieldsOf(body))
  return { requestBody: { required: true, content: { [type]: { schema, example } } } }
}

function responses(route: AppRoute): Record<string, object> {
  const entries: [string, unknown][] = Object.entries(route.responses)
  const own = entries.filter(([, answer]) => answer !== failure)
  const headers = answerHeaders(route)
  const answers = own.map(([status, answer]): [string, object] => [
    status,
    {
      description: statusText[status] ?? 'Done',
      ...(headers && { headers }),
      ...(answer instanceof z.ZodType && { content: json(jsonSchema(answer, 'output')) }),
      ...(otherAnswer.safeParse(answer).success && {
        content: { [otherAnswer.parse(answer).contentType]: { schema: { type: 'string' } } },
      }),
    },
  ])
  return Object.fromEntries(answers)
}

const statusText: Record<string, string> = {
  303: 'Leads on to another page',
  409: 'Refused: prices or stock have changed; `changes` says how',
  200: 'Done',
  201: 'Created',
  202: 'Taken on; the rest happens afterwards',
  204: 'Done, with nothing to say',
}

const otherAnswer = z.object({ contentType: z.string() })
const tagged = z.object({ tagged: z.literal(true) })

function answerHeaders({ query, metadata }: AppRoute) {
  if (query instanceof z.ZodObject && 'page_size' in query.shape) return totalHeader
  return tagged.safeParse(metadata).success ? tagHeader : undefined
}

const tagHeader = {
  ETag: {
    description: 'The row as it is: send it as If-Match to change only what was read.',
    schema: { type: 'string' },
  },
}

const totalHeader = {
  'X-Total-Count': {
    description: 'How many rows there are in all, where the answer is one page of them.',
    schema: { type: 'integer' },
  },
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

/** 'productColors' → 'Product colors' */
function tagOf(noun: string) {
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
