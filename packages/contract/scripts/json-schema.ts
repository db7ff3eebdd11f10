import * as z from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Direction = 'input' | 'output'

const components = new Map<string, JsonSchema>()

// Imported here, because knip takes the members of a static namespace for the only ones that are used.
for (const [name, value] of Object.entries(await import('../src/index'))) {
  if (!(value instanceof z.ZodType)) continue
  const id = name.charAt(0).toUpperCase() + name.slice(1)
  z.globalRegistry.add(value, { ...z.globalRegistry.get(value), id })
}

/** A schema as JSON Schema; every schema that the contract exports by name becomes a `$ref`. */
export function jsonSchema(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = convert(schema, io)
  for (const [id, definition] of Object.entries($defs)) addComponent(id, definition)
  return pointedAtComponents(own)
}

/** What jsonSchema() has referred to so far, by name. */
export function componentSchemas() {
  const names = [...components.keys()].toSorted()
  return Object.fromEntries(names.map((name) => [name, components.get(name)]))
}

function convert(schema: z.core.$ZodType, io: Direction) {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => simplify(zodSchema, json, io),
  })
}

function addComponent(id: string, definition: JsonSchema) {
  const pointed = pointedAtComponents(definition)
  const known = components.get(id)
  if (known && JSON.stringify(known) !== JSON.stringify(pointed)) {
    throw new Error(`${id} reads differently when sent and when answered: export two schemas.`)
  }
  components.set(id, pointed)
}

const anySchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)

function pointedAtComponents(schema: JsonSchema): JsonSchema {
  return anySchema.parse(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')),
  )
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'maxItems',
  'format',
] as const

/**
 * Describes a form's scalars as what they are. They take text too, so zod says "number or text like …"; their meta
 * names the one type, and their limits are those of the schema after the conversion.
 */
function simplify(zodSchema: z.core.$ZodTypes, json: JsonSchema, io: Direction) {
  const def = zodSchema._zod.def
  if (io === 'input' && def.type === 'pipe' && def.out._zod.def.type !== 'transform') {
    Object.assign(json, limitsOf(convert(def.out, io)))
  }
  if (json.type && json.anyOf) {
    for (const option of json.anyOf) Object.assign(json, limitsOf(option))
    delete json.anyOf
  }
  if (json.type !== 'string') delete json.pattern
  if (json.type === 'integer') tidyInteger(json)
  // A new field in an answer must not break anyone's generated client.
  if (io === 'output' && json.type === 'object' && json.additionalProperties === false) {
    delete json.additionalProperties
  }
}

function limitsOf(json: JsonSchema) {
  return Object.fromEntries(LIMITS.flatMap((key) => (key in json ? [[key, json[key]]] : [])))
}

/** Every integer is a safe one; "above 0" reads better as "from 1". */
function tidyInteger(json: JsonSchema) {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.exclusiveMinimum === 0) {
    delete json.exclusiveMinimum
    json.minimum = 1
  }
}
