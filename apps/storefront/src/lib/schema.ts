/**
 * Describes a value that may be anything, such as one read from storage: returns it with the type that it was found to
 * have, and throws where it is something else. zod, which does the same, is too heavy for a page's script (decisions.md).
 */
export type Schema<Value> = (given: unknown) => Value

/** A schema from a type guard. */
export function check<Value>(is: (given: unknown) => given is Value): Schema<Value> {
  return (given) => {
    if (is(given)) return given
    throw new TypeError('The value is not as described.')
  }
}

export const unknown: Schema<unknown> = (given) => given
export const text = check((given) => typeof given === 'string')
export const flag = check((given) => typeof given === 'boolean')
export const number = check((given) => typeof given === 'number')
/** A whole number from 1, such as an id. */
export const count = check((given): given is number => Number.isInteger(given) && amount(given) > 0)
/** A number from 0, such as a price. */
export const amount = check(
  (given): given is number => Number.isFinite(given) && number(given) >= 0,
)
export const array = check((given): given is unknown[] => Array.isArray(given))
export const record = check(
  (given): given is Record<string, unknown> =>
    typeof given === 'object' && given !== null && !Array.isArray(given),
)

/** One of these words, of which none may be left out: a new one in the contract is a type error here. */
export function oneOf<Word extends string>(words: Record<Word, true>) {
  return check((given): given is Word => typeof given === 'string' && Object.hasOwn(words, given))
}

export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return (given) => (given === undefined ? given : schema(given))
}

export function nullable<Value>(schema: Schema<Value>): Schema<Value | null> {
  return (given) => (given === null ? given : schema(given))
}

/** The fallback stands for whatever isn't as described. */
export function orElse<Value, Fallback>(
  schema: Schema<Value>,
  fallback: Fallback,
): Schema<Value | Fallback> {
  return (given) => {
    try {
      return schema(given)
    } catch {
      return fallback
    }
  }
}

export function listOf<Value>(item: Schema<Value>): Schema<Value[]> {
  return (given) => array(given).map((one) => item(one))
}

/** A list without the items that aren't as described, and without those after the first `most`. */
export function validOf<Value>(item: Schema<Value>, most = Infinity): Schema<Value[]> {
  const none: Value[] = []
  const found = orElse((given) => [item(given)], none)
  return (given) => array(given).flatMap(found).slice(0, most)
}

export function recordOf<Value>(field: Schema<Value>): Schema<Record<string, Value>> {
  return (given) =>
    Object.fromEntries(Object.entries(record(given)).map(([name, value]) => [name, field(value)]))
}

/** An object of these fields; others are left out. Each field of `Value` must be described, the optional ones too. */
export function object<Value extends object>(fields: {
  [Name in keyof Value]-?: Schema<Value[Name]>
}): Schema<Value>
export function object(fields: Record<string, Schema<unknown>>): Schema<object> {
  return (given) => {
    const from = record(given)
    const found = Object.entries(fields).map(([name, field]) => [name, field(from[name])] as const)
    return Object.fromEntries(found.filter(([, value]) => value !== undefined))
  }
}
