import * as z from 'zod'

/**
 * A field that staff fill in: its name on screens, its schema as the shop answers it (`row`) and as a call or form
 * sends it (`input`), and a value that documentation and tests show. A field that may be left out has a default.
 */
type Field<Row extends z.ZodType = z.ZodType, Input extends z.ZodType = z.ZodType> = {
  label: string
  row: Row
  input: Input
  example: z.output<Row>
}
type Fields = Record<string, Field>

/** Declares a field whose stored value has another schema than the text that forms send. */
export function field<Row extends z.ZodType, Input extends z.ZodType>(
  label: string,
  row: Row,
  input: Input,
  example: z.output<Row>,
): Field<Row, Input> {
  return { label, row, input, example }
}

/** Declares a field of text. */
export function textField<Input extends z.ZodType>(label: string, input: Input, example: string) {
  return field(label, z.string(), input, example)
}

/** The shape of a row, by field. */
export function rowShape<F extends Fields>(fields: F): { [Name in keyof F]: F[Name]['row'] }
export function rowShape(fields: Fields) {
  return mapped(fields, ({ row }) => row)
}

/** The shape of an add's body, by field. */
export function inputShape<F extends Fields>(fields: F): { [Name in keyof F]: F[Name]['input'] }
export function inputShape(fields: Fields) {
  return mapped(fields, ({ input }) => input)
}

/** The shape of an edit's body: as `inputShape`, without defaults, which would overwrite fields that are not sent. */
export function changeShape<F extends Fields>(
  fields: F,
): { [Name in keyof F]: z.ZodOptional<WithoutDefault<F[Name]['input']>> }
export function changeShape(fields: Fields) {
  return mapped(fields, ({ input }) =>
    z.optional(input instanceof z.ZodDefault ? input.unwrap() : input),
  )
}

/** The examples, by field: a row for tests and documentation. */
export function exampleRow<F extends Fields>(
  fields: F,
): { [Name in keyof F]: z.output<F[Name]['row']> }
export function exampleRow(fields: Fields) {
  return mapped(fields, ({ example }) => example)
}

type WithoutDefault<Schema extends z.ZodType> =
  Schema extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Schema

function mapped<Value>(fields: Fields, value: (field: Field) => Value) {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, value(one)]))
}
