import { recordNames, recordNoun } from '@etrend/contract'

/** A documented text; a function where the document adds the server's reason to it. */
export type Words = string | ((reason: string) => string)

/** The text as it is shown. */
export function say(words: Words, reason: string) {
  return typeof words === 'string' ? words : words(reason)
}

/** How the lists write a truth (spec §2). */
export function yesOrNo(value: boolean) {
  return value ? 'Yes' : 'No'
}

/** '1 category', '14 stock movements'; a noun as the contract spells it, or as a person does. */
export function inWords(noun: string, count: number) {
  const known = recordNoun.safeParse(noun).data
  const one = known ? recordNames[known] : noun.replace(/s$/, '')
  if (count === 1) return `1 ${one}`
  return `${count} ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`
}
