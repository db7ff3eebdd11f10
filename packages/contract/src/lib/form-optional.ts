import { formId, formWhole, orNull } from './form.ts'

// The scalars of form.ts for fields that may be left empty.

/** A whole number that may be missing: absent, null and '' read as null. */
export function optionalFormWhole(name: string, min: number, max: number) {
  const message = `Enter ${name} as a whole number from ${min} to ${max}, or nothing.`
  return orNull(formWhole(name, min, max), message).default(null)
}

/** The id of a chosen row that may be missing: absent, null and '' read as null. */
export function optionalFormId(name: string) {
  return orNull(formId(name), `Choose ${name}, or nothing.`).default(null)
}
