import { calledToo, meantBy, rightWords, smallWords } from './trade-words'
import type { Vocabulary } from './vocabulary'
import { singularsOf, wordsOf } from './words'

/**
 * One or several words in a row. Unless `isWhole`, the last of them may be the beginning of a longer word. What has the
 * words of the text itself ranks before what has only a synonym of them (`isSynonym`).
 */
export type Term = { words: string; isWhole: boolean; isSynonym: boolean }

/**
 * How a search text is read: a product must have any one term of each group. `corrected` is the text as it was probably
 * meant, null where nothing was corrected; `isWhole` is true where every word of the text finds something.
 */
export type Reading = { groups: Term[][]; corrected: string | null; isWhole: boolean }

// A singular or synonym, which the shopper didn't type, finds longer words only from this many letters on: 'cap' for
// a typed 'topi' must not find 'captures'.
const TELLING = 4

/** Reads a search text by the words of the catalogue; undefined where none of its words finds anything. */
export function readText(text: string, vocabulary: Vocabulary): Reading | undefined {
  const typed = joinedNames(wordsOf(text))
  const telling = typed.filter((word) => !smallWords.has(word))
  const words = telling.length > 0 ? telling : typed
  const groups: Term[][] = []
  const meant: string[] = []
  let isCorrected = false
  let isWhole = true
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const isLast = at === words.length - 1
    const known = termsOf(word, isLast, vocabulary)
    if (known.length > 0) {
      groups.push(known)
      meant.push(word)
      continue
    }
    const next = words[at + 1]
    const repaired = rightWords.has(word) ? undefined : repair(word, next, isLast, vocabulary)
    if (!repaired) {
      isWhole = false
      meant.push(word)
      continue
    }
    if (repaired.takesNext) at++
    isCorrected = true
    meant.push(...repaired.words)
    for (const one of repaired.words) groups.push(termsOf(one, isLast, vocabulary))
  }
  if (groups.length === 0) return undefined
  return { groups, corrected: isCorrected ? meant.join(' ') : null, isWhole }
}

/** 't shirt', 'half pant': two words that are known as one are read as one. */
function joinedNames(words: string[]) {
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const both = `${words[at] ?? ''}${words[at + 1] ?? ''}`
    const isName = at + 1 < words.length && (calledToo.has(both) || meantBy.has(both))
    joined.push(isName ? both : (words[at] ?? ''))
    if (isName) at++
  }
  return joined
}

/** All terms that a word finds without a correction: the word itself, its singulars and its synonyms. */
function termsOf(word: string, isLast: boolean, vocabulary: Vocabulary): Term[] {
  const singulars = singularsOf(word)
  const others = [word, ...singulars].flatMap((one) => calledToo.get(one) ?? [])
  // A single letter before the last word isn't read as the beginning of a word: the t of 't shirt polo'.
  const isLetter = word.length === 1 && !isLast
  const other = (isSynonym: boolean) => (words: string) => ({
    words,
    isWhole: words.length < TELLING,
    isSynonym,
  })
  const isUsed = vocabulary.has(word)
  // A word of the trade that the shop doesn't use is whole: what begins with it, as Bagmati with bag, comes last.
  const isWord = !isUsed && calledToo.has(word)
  const beginning = isLetter ? [] : [{ words: word, isWhole: false, isSynonym: isWord }]
  const terms: Term[] = [
    // Also as a whole word, so that a title with exactly this word ranks before one with a longer word.
    ...(isUsed ? [{ words: word, isWhole: true, isSynonym: false }] : []),
    ...(isWord ? [] : beginning),
    ...singulars.map(other(false)),
    ...others.map(other(true)),
    ...(isWord ? beginning : []),
  ]
  const found = terms.filter(({ words }) => words.split(' ').every((one) => vocabulary.begins(one)))
  // Where the shop has only synonyms, the first is the nearest: a T-shirt is a 'tshirt' before a tee.
  return found.every(({ isSynonym }) => isSynonym)
    ? found.map((term, at) => ({ ...term, isSynonym: at > 0 }))
    : found
}

type Repair = { words: string[]; takesNext?: boolean }

/** Corrects an unknown word: another spelling, one word written as two, a typing mistake, or two words as one. */
function repair(
  word: string,
  next: string | undefined,
  isLast: boolean,
  vocabulary: Vocabulary,
): Repair | undefined {
  const means = (one: string) => termsOf(one, isLast, vocabulary).length > 0
  const spelled = [word, ...singularsOf(word)].flatMap((one) => meantBy.get(one) ?? []).find(means)
  if (spelled) return { words: [spelled] }
  if (next && means(word + next)) return { words: [word + next], takesNext: true }
  const near = vocabulary.nearest(word, isLast)
  const meant = near === undefined ? undefined : (meantBy.get(near) ?? near)
  if (meant && means(meant)) return { words: [meant] }
  const halves = split(word, vocabulary)
  return halves && { words: halves }
}

/** 'tieneck' → tie neck. */
function split(word: string, { has, begins }: Vocabulary) {
  for (let at = word.length - 3; at >= 3; at--) {
    const halves = [word.slice(0, at), word.slice(at)]
    if (has(word.slice(0, at)) && begins(word.slice(at))) return halves
  }
  return undefined
}
