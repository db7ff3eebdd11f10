import { recordNames, recordNoun } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'

/** A documented text; a function if the specification adds the server's reason to it. */
export type Words = string | ((reason: string) => string)

/** The text as it is shown. */
export function say(words: Words, reason: string) {
  return typeof words === 'string' ? words : words(reason)
}

/** A boolean as the lists show it (spec §2). */
export function yesOrNo(value: boolean) {
  return value ? 'Yes' : 'No'
}

/** '1 category', '14 stock movements'. `noun` is the contract's key of a noun, or an English plural. */
export function inWords(noun: string, count: number) {
  const known = recordNoun.safeParse(noun).data
  const one = known ? recordNames[known] : noun.replace(/s$/, '')
  if (count === 1) return `1 ${one}`
  return `${formatNumber(count)} ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`
}
