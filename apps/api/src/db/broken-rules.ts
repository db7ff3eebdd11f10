import * as z from 'zod'

/** A rule of the database that a write would have broken; `name` is its index, or the columns that it is about. */
export type BrokenRule = { rule: 'unique' | 'foreign key'; name: string }

const sqliteRules = new Map<unknown, BrokenRule['rule']>([
  ['SQLITE_CONSTRAINT_UNIQUE', 'unique'],
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'foreign key'],
])
const postgresRules = new Map<unknown, BrokenRule['rule']>([
  ['23505', 'unique'],
  ['23503', 'foreign key'],
])
const coded = z.object({ code: z.string(), constraint: z.string().optional() })

/** The rule that an error of either engine is about; undefined for other errors. */
export function brokenRule(error: Error): BrokenRule | undefined {
  const { code, constraint: name = nameIn(error.message) } = coded.safeParse(error).data ?? {}
  const rule = sqliteRules.get(code) ?? postgresRules.get(code)
  return rule && { rule, name }
}

/** SQLite names an index of expressions by its name, and a plain one by its columns. */
function nameIn(message: string) {
  const [, index] = /index '(\w+)'/.exec(message) ?? []
  const [, columns] = /failed: ([\w., ]+)$/.exec(message) ?? []
  return index ?? columns ?? ''
}
