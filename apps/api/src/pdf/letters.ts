import { inflateRawSync } from 'node:zlib'
import { familiesOfLetters } from './letters-table'

/** Papers show this box for a letter that no font has. */
const BOX = '□'
/** Marks of direction, joiners and the like, which show nothing themselves. */
export const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u
/** Arabic vowel marks belong above or below the shadda; composing a text puts them before it (UTR 53). */
const MARK_BEFORE_SHADDA = /([\u064b-\u0650\u0652\u0670])\u0651/g

/** A text of spaces and the characters of ASCII, which every paper font has. Most texts are such, and are known at once. */
const PLAIN = /^[\x20-\x7e\s]*$/

let table: Uint8Array | undefined

/** The number of the family of fonts that has a letter, from 1, see paper-fonts.ts; 0 where no font has it. */
export function familyOf(letter: string) {
  table ??= inflateRawSync(Buffer.from(familiesOfLetters, 'base64'))
  return table[letter.codePointAt(0) ?? 0] ?? 0
}

/** The first character of a text that no font has, such as an emoji; undefined where papers can show the whole text. */
export function unprintable(text: string) {
  if (PLAIN.test(text)) return undefined
  for (const { segment } of new Intl.Segmenter().segment(text.normalize())) {
    if (!Array.from(segment).every(isPrintable)) return segment
  }
  return undefined
}

/** A text as papers show it in a line: composed, with a box for letters that no font has. */
export function printed(text: string) {
  const letters = Array.from(text.normalize(), (letter) => {
    if (!isPrintable(letter)) return BOX
    return /\s/.test(letter) && familyOf(letter) === 0 ? ' ' : letter
  })
  return letters.join('').replace(MARK_BEFORE_SHADDA, '\u0651$1')
}

/** A text in one line without what no font has, such as emoji. */
export function printable(text: string) {
  return printed(text).replaceAll(BOX, '').replace(/\s+/g, ' ').trim()
}

function isPrintable(letter: string) {
  return familyOf(letter) > 0 || INVISIBLE.test(letter) || /\s/.test(letter)
}
