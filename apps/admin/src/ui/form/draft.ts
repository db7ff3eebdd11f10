import * as z from 'zod'

type Drafted<Value> = Value extends boolean ? boolean : string

/** What a form starts with for a saved row: numbers as text, null as '', yes or no as they are. */
export function draftFrom<Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: Name[],
): { [Field in Name]: Row[Field] extends string ? Row[Field] : Drafted<NonNullable<Row[Field]>> }
export function draftFrom(row: object, names: string[]) {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    names.map((name) => {
      const value = values.get(name)
      if (typeof value === 'boolean' || typeof value === 'string') return [name, value]
      return [name, typeof value === 'number' ? String(value) : '']
    }),
  )
}

/** What an empty form starts with, by the fields of a noun: '' everywhere, and 'no' for yes or no. */
export function blankDraft<Fields extends Record<string, { row: z.ZodType }>>(
  fields: Fields,
): { [Field in keyof Fields]: Drafted<NonNullable<z.output<Fields[Field]['row']>>> }
export function blankDraft(fields: Record<string, { row: z.ZodType }>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { row }]) => [
      name,
      row instanceof z.ZodBoolean ? false : '',
    ]),
  )
}
