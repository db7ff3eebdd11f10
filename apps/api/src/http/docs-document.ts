import * as z from 'zod'

const schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), schema]).optional()
  },
  get items() {
    return schema.optional()
  },
  get anyOf() {
    return z.array(schema).optional()
  },
})
export type Schema = z.infer<typeof schema>

const content = z.record(
  z.string(),
  z.object({ schema, example: z.record(z.string(), z.unknown()).optional() }),
)
const call = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  'x-access': z.enum(['public', 'customer', 'staff']),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().optional(),
        schema,
        example: z.union([z.string(), z.number()]).optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ $ref: z.string().optional(), content: content.optional() }),
  ),
})
export type Call = z.infer<typeof call> & { path: string; method: string }

/** What the API reference reads of an OpenAPI document. */
export const apiDocument = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), call)),
  components: z.object({
    responses: z.object({ Refusal: z.object({ description: z.string() }) }),
    schemas: z.record(z.string(), schema),
  }),
})
