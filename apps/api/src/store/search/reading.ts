import { calledToo, meantBy, smallWords } from './trade-words'
import type { Vocabulary } from './vocabulary'
import { singularsOf, wordsOf } from './words'

/** Words in a row, of which the last may be the beginning of one unless it `isWhole`. */
export type Term = { words: string; isWhole: boolean }

/**
 * What a text asks for: of each group one term, whichever. `corrected` is the text as it was probably meant;
 * `isWhole` when every word of it means something here.
 */
export type Reading = { groups: Term[][]; corrected: string | null; isWhole: boolean }

// 'cap' shall not find captures: a word that nobody typed that way begins a longer one only from here on.
const TELLING = 4

/** Reads a search text with what is known of the catalogue; undefined where none of it means anything here. */
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
    const repaired = repair(word, next, isLast, vocabulary)
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

/** Everything in the catalogue that a word finds as it stands: itself, its singular, what it is called too. */
function termsOf(word: string, isLast: boolean, vocabulary: Vocabulary): Term[] {
  const singulars = singularsOf(word)
  const others = [word, ...singulars].flatMap((one) => calledToo.get(one) ?? [])
  // A single letter in the middle is no beginning: the t of 't shirt polo'.
  const isLetter = word.length === 1 && !isLast
  const terms: Term[] = [
    // Twice, so that a title with the very word ranks before one where it only begins a longer one.
    ...(vocabulary.has(word) ? [{ words: word, isWhole: true }] : []),
    ...(isLetter ? [] : [{ words: word, isWhole: false }]),
    ...[...singulars, ...others].map((words) => ({ words, isWhole: words.length < TELLING })),
  ]
  return terms.filter(({ words }) => words.split(' ').every((one) => vocabulary.begins(one)))
}

type Repair = { words: string[]; takesNext?: boolean }

/** What an unknown word was meant for: another spelling, two words written as one, one as two, or a slip. */
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
