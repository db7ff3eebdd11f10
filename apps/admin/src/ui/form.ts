import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** What a field needs of react-hook-form's form, whatever the form is turned into when it is sent. */
export type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'watch' | 'setValue' | 'getFieldState' | 'formState'
>

/** What every field takes. `name` is the wire's. */
export type FieldOf<Values extends FieldValues> = {
  form: FormOf<Values>
  name: Path<Values>
  label: string
  hint?: string
}

/** The sentence under a field, if it has been refused. */
export function errorOf<Values extends FieldValues>({ form, name }: Pick<FieldOf<Values>, 'form' | 'name'>) {
  return form.getFieldState(name, form.formState).error?.message
}
