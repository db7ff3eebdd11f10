/** A form field's text; '' where the field is missing or a file. */
export function textIn(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
