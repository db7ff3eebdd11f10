import type { ContractCall } from './contract-calls'
import { hostileValues, valueOf } from './hostile'
import { chanceOf, seedFor, type Chance } from './random'
import { formOf, requestOf, type Fields, type Filling } from './requests'

const kinds = ['valid', 'broken', 'random'] as const
// Longer path parameters match no route at all.
const LONGEST_PARAMETER = 150

type Text = [name: string, value: string]
type Entry = [name: string, value: unknown]
type Kind = (typeof kinds)[number]

/** Raw bodies: invalid JSON, and JSON that is valid but unusual (repeated keys, __proto__, deep nesting). */
const rawBodies: readonly (string | Buffer)[] = [
  '',
  'nul',
  '"',
  '[]',
  '0',
  '-0',
  '1e999',
  '{"a":-0,"b":1e999,"c":9007199254740993}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{} {}',
  '['.repeat(5_000) + ']'.repeat(5_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  `{"text":"${'x'.repeat(100_000)}"}`,
]

/** Makes up the nth request for a call; the same seed makes the same request again. */
export function madeUpRequest(
  call: ContractCall,
  seed: number,
  n: number,
  token: string | undefined,
) {
  const chance = chanceOf(seedFor(seed, `${call.id} ${n}`))
  const kind = chance.pick(kinds)
  const network = `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`
  const filling: Filling = {
    ...(token !== undefined && { token }),
    // Owners need no second factor on this machine, which a call of another network isn't from.
    ...(call.access !== 'staff' && { headers: { 'x-forwarded-for': network } }),
    ...partsOf(call, kind, chance),
  }
  const request = requestOf(call, filling)
  if (kind !== 'random' || !call.body) return { kind, request }
  if (call.body.type === 'form')
    return { kind, request: { ...request, ...randomForm(request.headers, chance) } }
  const isRaw = chance.isOneIn(2)
  return { kind, request: isRaw ? { ...request, body: chance.pick(rawBodies) } : request }
}

function partsOf(call: ContractCall, kind: Kind, chance: Chance): Filling {
  const names = (place: 'path' | 'query') => call.parameters.filter((one) => one.in === place)
  const hostileText = () => String(chance.pick(hostileValues)).slice(0, LONGEST_PARAMETER)
  const example = call.body?.example ?? {}
  if (kind === 'valid') {
    const asked = names('query').filter(() => chance.isOneIn(4))
    return {
      body: varied(call, example, chance),
      query: Object.fromEntries(
        asked.map(({ name, schema }) => [name, String(valueOf(schema, chance))]),
      ),
    }
  }
  // With an empty parameter, the path would be that of another call.
  const path = names('path').map(({ name }): Text => [name, hostileText() || '0'])
  const query = names('query').map(({ name }): Text => [name, hostileText()])
  if (kind === 'random') {
    return {
      path: Object.fromEntries(chance.isOneIn(2) ? path : []),
      query: Object.fromEntries(query.filter(() => chance.isOneIn(2))),
      body: Object.fromEntries(
        Object.keys(example).map((name) => [name, chance.pick(hostileValues)]),
      ),
    }
  }
  const fields = Object.keys(example)
  const places = [
    ...path.map(() => 'path'),
    ...query.map(() => 'query'),
    ...fields.map(() => 'body'),
  ]
  const place = places.length > 0 ? chance.pick(places) : 'none'
  const one = (entries: Text[]) => Object.fromEntries([chance.pick(entries)])
  if (place === 'path') return { path: one(path) }
  if (place === 'query') return { query: one(query) }
  return place === 'body'
    ? { body: { ...example, [chance.pick(fields)]: chance.pick(hostileValues) } }
    : {}
}

/** The example with up to two fields changed to values that their shape allows, or nearly. */
function varied(call: ContractCall, example: Fields, chance: Chance): Fields {
  const properties = Object.entries(call.body?.shape.properties ?? {})
  if (properties.length === 0) return example
  const changes = Array.from({ length: chance.below(3) }, (): Entry => {
    const [name, shape] = chance.pick(properties)
    return [name, valueOf(shape, chance)]
  })
  return { ...example, ...Object.fromEntries(changes) }
}

/** A form of garbage: fields of any name, a body that is cut short, or a boundary that isn't in the body. */
function randomForm(headers: Record<string, string>, chance: Chance) {
  const fields = Array.from({ length: chance.below(20) }, (_, n): Entry => [
    chance.pick(['image', 'title', '__proto__', 'constructor', `field${n}`]),
    chance.pick([...hostileValues, Buffer.alloc(chance.below(2_000), n)]),
  ])
  const form = formOf(Object.fromEntries(fields))
  const type = chance.pick([
    form.headers['content-type'],
    form.headers['content-type'],
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(200)}`,
    'multipart/form-data; boundary=another',
  ])
  const body = chance.isOneIn(3) ? form.body.subarray(0, chance.below(form.body.length)) : form.body
  return { headers: { ...headers, 'content-type': type }, body }
}
