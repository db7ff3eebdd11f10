import { resolved, type Shape } from './contract-calls'
import type { Chance } from './random'

/** Values that no form sends, but that an attacker may put into a field of any kind. */
export const hostileValues: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'NUL \u0000 inside',
  '\ud800',
  '\u202eevil',
  '👩‍👩‍👧‍👦'.repeat(40),
  "' OR 1=1 --",
  '"; DROP TABLE user; --',
  '%_%\\',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'null',
  'NaN',
  '1e300',
  '9'.repeat(400),
  'x'.repeat(5_000),
  'x'.repeat(100_000),
  null,
  true,
  false,
  0,
  -1,
  -0.5,
  1.005,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e300,
  5e-324,
  [],
  [[]],
  [null],
  {},
  { $ne: null },
  { length: 1e9 },
  Array.from({ length: 200 }, () => 0),
]

/** A value that the shape allows, or nearly: its limits are tried on both sides. */
export function valueOf(given: Shape, chance: Chance, depth = 0): unknown {
  const shape = resolved(given)
  if (shape.enum) return chance.pick([...shape.enum, 'none of these'])
  if ('const' in shape) return shape.const
  const options = shape.anyOf ?? shape.oneOf
  if (options) return depth > 4 ? null : valueOf(chance.pick(options), chance, depth + 1)
  const type = Array.isArray(shape.type) ? chance.pick(shape.type) : (shape.type ?? 'any')
  switch (type) {
    case 'integer':
    case 'number':
      return numberOf(shape, chance)
    case 'boolean':
      return chance.isOneIn(2)
    case 'array':
      return depth > 4
        ? []
        : Array.from({ length: chance.below(4) }, () =>
            valueOf(shape.items ?? {}, chance, depth + 1),
          )
    case 'object':
      return objectOf(shape, chance, depth)
    case 'string':
      return stringOf(shape, chance)
    default:
      return chance.pick(hostileValues)
  }
}

function numberOf({ minimum = 0, maximum = 1_000_000 }: Shape, chance: Chance) {
  return chance.pick([
    minimum,
    maximum,
    minimum - 1,
    maximum + 1,
    chance.between(minimum, maximum),
    1,
    2,
    3.5,
  ])
}

function stringOf({ format, maxLength = 40 }: Shape, chance: Chance) {
  if (format === 'email') return `somebody${chance.below(1000)}@example.com`
  if (format === 'date-time') return new Date(chance.below(2 ** 41)).toISOString()
  if (format === 'binary') return 'picture.png'
  const lengths = [0, 1, maxLength, maxLength + 1, chance.below(maxLength + 1)]
  return chance.pick(['a', 'é', '漢', ' ', '-']).repeat(Math.min(chance.pick(lengths), 2_000))
}

function objectOf({ properties = {}, required = [] }: Shape, chance: Chance, depth: number) {
  const entries = Object.entries(properties).filter(
    ([name]) => required.includes(name) || chance.isOneIn(2),
  )
  return Object.fromEntries(entries.map(([name, one]) => [name, valueOf(one, chance, depth + 1)]))
}
