import { ownEntry } from '@etrend/domain'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { yesOrNo } from '../../lib/words'
import type { Draft } from './form'

/** What somebody else has saved while this form was open. `names` has the names of choices by typing, by field. */
export type OtherVersion<Input> = {
  draft: DefaultValues<Draft<Input>>
  names: Record<string, string>
}

/** One field in both versions, as the form shows it. `yours` is undefined if the user didn't change the field. */
export type Difference = { label: string; theirs: string; yours: string | undefined }

export type Conflict<Input> = {
  differences: Difference[]
  theirs: DefaultValues<Draft<Input>>
  /** Their version, with the user's own changes on top. */
  merged: DefaultValues<Draft<Input>>
}

/** Compares the form with what somebody else has saved. */
export function conflictOf<Input extends object, Sent>(
  form: UseFormReturn<Draft<Input>, unknown, Sent>,
  { draft, names }: OtherVersion<Input>,
): Conflict<Input> {
  const start = new Map(Object.entries(form.formState.defaultValues ?? {}))
  const mine = Object.entries(form.getValues())
  const touched = mine.filter(([name, value]) => !isSame(start.get(name), value))
  const differences = mine.flatMap(([name, value]) => {
    const their: unknown = new Map(Object.entries(draft)).get(name)
    if (!Object.hasOwn(draft, name) || isSame(their, value)) return []
    const [field] = document.getElementsByName(name)
    const isTouched = touched.some(([one]) => one === name)
    return {
      label: labelOf(field) ?? name,
      theirs: ownEntry(names, name) ?? wordsOf(field, their),
      yours: isTouched ? shownIn(field, value) : undefined,
    }
  })
  return {
    differences,
    theirs: draft,
    merged: Object.assign({}, draft, Object.fromEntries(touched)),
  }
}

function isSame(one: unknown, other: unknown) {
  return asText(one) === asText(other)
}

function asText(value: unknown) {
  if (value instanceof File) return value.name
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  const isWords = typeof value === 'string' || typeof value === 'number'
  return isWords || typeof value === 'boolean' ? String(value) : ''
}

function labelOf(field: Element | undefined) {
  if (field instanceof HTMLFieldSetElement) return field.querySelector('legend')?.textContent.trim()
  const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  const label = isLabelled || field instanceof HTMLTextAreaElement ? field.labels?.[0] : undefined
  return label?.textContent.trim()
}

/** A value as its field shows it: a combobox shows a name, while the value is an id. */
function shownIn(field: Element | undefined, value: unknown) {
  const isText = field instanceof HTMLInputElement && field.type !== 'checkbox'
  return isText ? field.value : wordsOf(field, value)
}

function wordsOf(field: Element | undefined, value: unknown) {
  if (typeof value === 'boolean') return yesOrNo(value)
  const options = field instanceof HTMLSelectElement ? [...field.options] : []
  return options.find((option) => option.value === asText(value))?.label ?? asText(value)
}
