import { contract } from '@etrend/contract'
import document from '@etrend/contract/openapi.json' with { type: 'json' }
import * as z from 'zod'

/** The schema of a value in the contract, with the parts of JSON Schema that the contract uses. */
export type Shape = z.infer<typeof shape>

const shape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), shape).optional()
  },
  get items() {
    return shape.optional()
  },
  get anyOf() {
    return z.array(shape).optional()
  },
  get oneOf() {
    return z.array(shape).optional()
  },
})

const operation = z.object({
  operationId: z.string(),
  'x-access': z.enum(['public', 'customer', 'staff']),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().default(false),
        schema: shape,
        example: z.union([z.string(), z.number(), z.boolean()]).optional(),
      }),
    )
    .default([]),
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({ schema: shape, example: z.record(z.string(), z.unknown()) }),
      ),
    })
    .optional(),
})

const routeParts = z.object({ responses: z.record(z.string(), z.unknown()) })

const described = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({ schemas: z.record(z.string(), shape) }),
  })
  .parse(document)

/** A call of the contract, with an example of each of its parts and the zod types of its answers. */
export type ContractCall = {
  id: string
  method: string
  /** The path with its parameters in braces: '/store/orders/{number}'. */
  path: string
  access: 'public' | 'customer' | 'staff'
  parameters: z.infer<typeof operation>['parameters']
  body: { type: 'json' | 'form'; shape: Shape; example: Record<string, unknown> } | undefined
  /** The types of the responses by status; undefined where a response is no JSON. */
  answers: Map<number, z.ZodType | undefined>
}

/** Every call of the contract. It is read from openapi.json, so that the gates also test calls that are added later. */
export const contractCalls: ContractCall[] = Object.entries(described.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, ...rest }]) => {
      const [entry] = Object.entries(requestBody?.content ?? {})
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        access: rest['x-access'],
        parameters,
        body: entry && {
          type: entry[0] === 'multipart/form-data' ? ('form' as const) : ('json' as const),
          shape: resolved(entry[1].schema),
          example: entry[1].example,
        },
        answers: answersOf(operationId),
      }
    }),
)

/** Follows `$ref`s to the shape itself. */
export function resolved(one: Shape): Shape {
  const name = one.$ref?.split('/').at(-1)
  const target = name === undefined ? undefined : described.components.schemas[name]
  return target ? resolved(target) : one
}

function answersOf(operationId: string) {
  const [noun = '', action = ''] = operationId.split('.')
  const nouns = new Map<string, object>(Object.entries(contract))
  const routes = new Map<string, unknown>(Object.entries(nouns.get(noun) ?? {}))
  const { responses } = routeParts.parse(routes.get(action))
  return new Map(
    Object.entries(responses).map(([status, answer]) => [
      Number(status),
      answer instanceof z.ZodType ? answer : undefined,
    ]),
  )
}
