import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { create } from 'fontkit'
import { slicedFonts, slicesOf } from './font-slices'
import { families, fontFiles } from './fonts'

/** The table of paper-letters-table.ts, read from the fonts. */
export function compiledLetters() {
  const table = new Uint8Array(0x10000)
  for (const { number, code, has } of lettersOfFonts()) {
    if (has && table[code] === 0) table[code] = number
  }
  return deflateRawSync(table, { level: 9 }).toString('base64')
}

/**
 * For each family of fonts, by its number: whether it has a letter with a code from U+0020 to U+FFFF, as far as its
 * files claim to. Of the fonts in slices only each nth slice is read.
 */
export function* lettersOfFonts(nth = 1) {
  for (const [at, family] of families.entries()) {
    const regular = codesIn(fontFiles.get(family) ?? '')
    const bold = codesIn(fontFiles.get(`${family} bold`) ?? '')
    for (const code of regular) {
      yield {
        number: at + 1,
        code,
        has: bold.has(code) && !ACCENT.test(String.fromCodePoint(code)),
      }
    }
  }
  for (let font = 0; font < slicedFonts; font += 1) {
    const number = families.length + 1 + font
    for (const [at, slice] of slicesOf(font).entries()) {
      if (at % nth > 0) continue
      const codes = codesIn(slice.file)
      for (const code of ownCodes(font, at)) yield { number, code, has: codes.has(code) }
    }
  }
}

/** Loose accents come from the font that has the letters for them, such as ẹ. */
const ACCENT = /[\u0300-\u036f]/

/** The codes that a slice lists and no later slice does. */
function ownCodes(font: number, at: number) {
  const [own = [], ...later] = slicesOf(font)
    .slice(at)
    .map(({ ranges }) => ranges)
  const isLater = (code: number) =>
    later.some((ranges) => ranges.some(([from, to]) => code >= from && code <= to))
  const codes = own.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  return codes.filter((code) => code >= 0x20 && code <= 0xffff && !isLater(code))
}

/** The codes that a font has a glyph for. */
function codesIn(file: string) {
  const font = create(readFileSync(file))
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`)
  return new Set(font.characterSet.filter((code) => code >= 0x20 && code <= 0xffff))
}
