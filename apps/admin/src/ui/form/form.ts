import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The part of react-hook-form's form that fields use, whatever the form's values are converted to when sent. */
export type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'watch' | 'setValue' | 'getFieldState' | 'formState'
>

/** A form while it is filled in: everything may be missing, and inputs hold text. */
export type Draft<Input> = { [Field in keyof Input]?: Input[Field] | string }

/** The props of every field. `name` is the field's name in requests. */
export type FieldOf<Values extends FieldValues> = {
  form: FormOf<Values>
  name: Path<Values>
  label: string
  hint?: string
}

/** The error sentence under a field, if it has one. A schema's error about a list as a whole is the list's root error. */
export function errorOf<Values extends FieldValues>({
  form,
  name,
}: Pick<FieldOf<Values>, 'form' | 'name'>) {
  const { error } = form.getFieldState(name, form.formState)
  return error?.message ?? error?.root?.message
}

/**
 * A field's value that react-hook-form can't read from the input: a file, or a choice whose options are still loading
 * (react-hook-form would read the empty select and lose the value).
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
