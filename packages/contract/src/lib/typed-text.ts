// The shop's one way to read what people type or paste. It stands here and not in packages/domain, because the contract
// uses it too, and is packed for clients without the other packages.

/**
 * Numbers, phones, codes and search texts in one spelling, as a keyboard in English types them: plain digits for
 * Devanagari and full-width ones, '-' for every dash, single spaces, no invisible characters, nothing around it.
 * '९८४१‑२३४ ५६७' → '9841-234 567'
 */
export function typedText(text: string) {
  return withoutInvisible(text.normalize('NFKC'))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}

/**
 * Names and sentences as the shop stores them: composed letters (NFC), ordinary spaces, nothing around them, and none
 * of the invisible characters that texts from other programs carry. The joiners of Devanagari, Arabic and emoji stay.
 */
export function writtenText(text: string) {
  return withoutInvisible(text.normalize('NFC'))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .trim()
}

/** A name as it is compared: two names with the same key look the same, or differ in capital letters alone. */
export function nameKey(name: string) {
  return name.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim().toLowerCase()
}

/** A text as searches compare it: as a keyboard types it, in lower case, without the accents of Latin letters. */
export function foldedText(text: string) {
  return withoutAccents(typedText(text))
}

/** A text in lower case, without the accents of Latin letters. Devanagari's vowel signs are marks too, and stay. */
export function withoutAccents(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}

/** Leaves the joiners of Devanagari, Arabic and emoji, where they change how the next letter looks. */
function withoutInvisible(text: string) {
  return text.replace(invisible, (character, at: number, all: string) =>
    isJoiner(character) && joins.test(all.slice(Math.max(0, at - 2), at)) ? character : '',
  )
}

const DEVANAGARI_ZERO = 0x09_66
/** Format characters, and letters and signs that show nothing: fillers of Hangul, the empty Braille pattern. */
const invisible = /[\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu
/** After these a joiner joins; elsewhere it shows nothing. */
const joins = /[\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u

function isJoiner(character: string) {
  return character === '\u200c' || character === '\u200d'
}
