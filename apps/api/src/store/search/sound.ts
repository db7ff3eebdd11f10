/**
 * How a word sounds, roughly, as people in Nepal spell English and romanised Nepali: words that sound alike have the same
 * text. 'cote' and 'coat' → kot, 'hoody' and 'hoodie' → hodi, 'fewa' and 'phewa' → fiwa. Words of other scripts stay as
 * they are.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  return (
    word
      // As it is spoken: cable, purple.
      .replace(/(?<=[bcdfgkpt])le$/, 'el')
      // A silent e: cote, blouse.
      .replace(/(?<=[a-z]{2}[^aeiouy])e$/, '')
      .replace(/ph/g, 'f')
      .replace(/ck|q/g, 'k')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/c(?!h)/g, 'k')
      .replace(/(?<=[bdgjkstw])h/g, '')
      .replace(/z/g, 's')
      .replace(/x/g, 'ks')
      .replace(/v/g, 'w')
      // A w that only lengthens a vowel: blowse.
      .replace(/(?<=[aeiou])w(?![aeiouy])/g, 'u')
      .replace(/(?<!^)[aeiouy]+|^[aeiou]+|^y(?![aeiou])/g, vowelOf)
      .replace(/(.)\1+/g, '$1')
  )
}

function vowelOf(letters: string) {
  if (/[ou]/.test(letters)) return 'o'
  return /[eiy]/.test(letters) ? 'i' : 'a'
}
