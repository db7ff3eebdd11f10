import { ownEntry } from '@etrend/domain'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { yesOrNo } from '../lib/words'
import type { Draft } from './form'

/** What somebody else has saved while this form was open; `names` is how a choice by typing is called. */
export type Theirs<Input> = {
  draft: DefaultValues<Draft<Input>>
  names: Record<string, string>
}

/** One field as both have it, in the words of the form; `yours` is undefined where it was left alone. */
export type Difference = { label: string; theirs: string; yours: string | undefined }

export type Conflict<Input> = {
  differences: Difference[]
  theirs: DefaultValues<Draft<Input>>
  /** Theirs, with what was changed here over it. */
  merged: DefaultValues<Draft<Input>>
}

/** Sets what is in the form beside what somebody else has saved. */
export function conflictOf<Input extends object, Sent>(
  form: UseFormReturn<Draft<Input>, unknown, Sent>,
  { draft, names }: Theirs<Input>,
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
  const isWords = typeof value === 'string' || typeof value === 'number'
  return isWords || typeof value === 'boolean' ? String(value) : ''
}

function labelOf(field: Element | undefined) {
  const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  const label = isLabelled || field instanceof HTMLTextAreaElement ? field.labels?.[0] : undefined
  return label?.textContent.trim()
}

/** What is typed or chosen stands in the field itself. */
function shownIn(field: Element | undefined, value: unknown) {
  const isText = field instanceof HTMLInputElement && field.type !== 'checkbox'
  return isText ? field.value : wordsOf(field, value)
}

function wordsOf(field: Element | undefined, value: unknown) {
  if (typeof value === 'boolean') return yesOrNo(value)
  const options = field instanceof HTMLSelectElement ? [...field.options] : []
  return options.find((option) => option.value === asText(value))?.label ?? asText(value)
}
