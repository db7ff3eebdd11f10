import { withoutAccents } from '@etrend/contract/typed-text'

const MOST_WORDS = 8

/** The words of a search text, at most the first 8. */
export function wordsOf(text: string): string[] {
  return foldedWords(text).slice(0, MOST_WORDS)
}

/** The words of a text as the search index has them: lower case, without accents, without a possessive 's. */
export function foldedWords(text: string): string[] {
  const folded = withoutAccents(text.replace(/[’']s\b/gi, ''))
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The possible singulars of a word: 'jackets' → jacket, 'dresses' → dress, 'berries' → berry, 'कुर्ताहरू' → कुर्ता. */
export function singularsOf(word: string): string[] {
  if (isDevanagari.test(word)) return devanagariSingularsOf(word)
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  const singulars = [word.slice(0, -1)]
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('ves')) singulars.push(`${word.slice(0, -3)}f`)
  if (word.endsWith('es')) singulars.push(word.slice(0, -2))
  return singulars
}

const isDevanagari = /^\p{Script=Devanagari}/u

/** Without the endings of Nepali's plural and cases, and of Hindi's plural. */
function devanagariSingularsOf(word: string): string[] {
  const bare = word.replace(/(?<=.{2})(?:हरू|हरु)?(?:को|का|की|लाई|ले|मा)?$/u, '')
  const hindi = /^(.{2,})(?:ों|े)$/u.exec(bare)?.[1]
  return [bare, ...(hindi ? [`${hindi}ा`] : [])].filter((one) => one !== word)
}
