/**
 * The entry of a plain object under a key that comes from outside; undefined where it has none of its own. A plain
 * `table[key]` would find 'constructor' or '__proto__' in every object.
 */
export function ownEntry<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
