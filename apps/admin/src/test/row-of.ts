import * as z from 'zod'
import { moment } from './sample-rows'

const shape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})

/** A row that a list's schema allows, for tests in which its values don't matter. Every text can be read as a day or time. */
export function rowOf(schema: z.ZodType) {
  return valueOf(z.toJSONSchema(schema, { unrepresentable: 'any' }))
}

function valueOf(schema: unknown): unknown {
  const { type, format, anyOf, properties, ...words } = shape.parse(schema)
  if (words.const !== undefined) return words.const
  if (words.enum) return words.enum[0]
  if (anyOf) return valueOf(anyOf[0])
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, name === 'url' ? webUrl : valueOf(of)]),
    )
  }
  if (format === 'date') return moment.slice(0, 10)
  const values: Record<string, unknown> = { string: moment, boolean: false, array: [], null: null }
  return values[[type].flat()[0] ?? ''] ?? 1
}

const webUrl = 'https://hooks.example/shop'
