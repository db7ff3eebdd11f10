import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { refusalOf } from '../lib/refusal'

const aboutTheFile = [413, 415, 422]

/**
 * Puts what the server said about fields under them, and what it said about an uploaded file (too large,
 * of another type, unreadable) under the file's. Answers the sentence that belongs to no field, if one is left.
 */
export function showRefusal<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
  sent: Sent,
) {
  const { status, message, fields } = refusalOf(error)
  const file = aboutTheFile.includes(status ?? 0) ? fileFieldOf(sent) : undefined
  const errors = Object.entries(file ? { [file]: message, ...fields } : fields)
  let isAllShown = errors.length > 0
  for (const [name, words] of errors) {
    if (isField(form, name)) form.setError(name, { message: words })
    else isAllShown = false
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
