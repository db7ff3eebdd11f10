import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** What a field needs of react-hook-form's form, whatever the form is turned into when it is sent. */
export type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'watch' | 'setValue' | 'getFieldState' | 'formState'
>

/** A form while it is filled in: everything may be missing, and inputs hold text. */
export type Draft<Input> = { [Field in keyof Input]?: Input[Field] | string }

/** What every field takes. `name` is the wire's. */
export type FieldOf<Values extends FieldValues> = {
  form: FormOf<Values>
  name: Path<Values>
  label: string
  hint?: string
}

/** The sentence under a field, if it has been refused. */
export function errorOf<Values extends FieldValues>({
  form,
  name,
}: Pick<FieldOf<Values>, 'form' | 'name'>) {
  return form.getFieldState(name, form.formState).error?.message
}

/**
 * A value that no input of the page holds: a file, or a choice whose options are still on their way
 * (react-hook-form would read the empty select and forget the value).
 */
export function heldValue<Values extends FieldValues>({
  form,
  name,
}: Pick<FieldOf<Values>, 'form' | 'name'>) {
  const { onChange } = form.register(name)
  const value: unknown = form.watch(name)
  const change = (next: unknown) => void onChange({ type: 'change', target: { name, value: next } })
  return { value, change }
}
