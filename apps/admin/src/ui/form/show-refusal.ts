import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { refusalOf } from '../../lib/refusal'

const aboutTheFile = [413, 415, 422]

/**
 * Shows the server's field errors under the fields, of which the first gets the focus. An error about an uploaded file
 * (413 too large, 415 wrong type, 422 unreadable) is shown under the file's field. Returns the error's message if it
 * isn't shown at a field, else undefined.
 */
export function showRefusal<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
  sent: unknown,
) {
  const { status, message, fields } = refusalOf(error)
  const file = aboutTheFile.includes(status ?? 0) ? fileFieldOf(sent) : undefined
  const errors = Object.entries(file ? { [file]: message, ...fields } : fields)
  let isAllShown = errors.length > 0
  let shouldFocus = true
  for (const [name, words] of errors) {
    if (isField(form, name)) {
      form.setError(name, { message: words }, { shouldFocus })
      shouldFocus = false
    } else isAllShown = false
  }
  return isAllShown ? undefined : message
}

function isField<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
): name is Path<Values> {
  return Object.hasOwn(form.getValues(), name)
}

function fileFieldOf(sent: unknown) {
  const values = typeof sent === 'object' && sent ? Object.entries(sent) : []
  return values.find(([, value]) => value instanceof Blob)?.[0]
}
