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
