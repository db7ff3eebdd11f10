import { createRequire } from 'node:module'
import { cutSlice, sliceOf } from './font-slices'
import { familyOf, printed } from './letters'

const require = createRequire(import.meta.url)

/**
 * The shop's fonts as files of npm packages, by the names that papers use: Fraunces for titles, Figtree for the rest, and
 * Noto Sans for Devanagari. Each file has the letters of one script.
 */
export const fontFiles = new Map([
  ['title', require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')],
  ['text', require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')],
  ['text bold', require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')],
  ['more', require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff')],
  ['more bold', require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff')],
  [
    'nepali',
    require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
  ],
  [
    'nepali bold',
    require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'),
  ],
])

/** The families of fonts, of which the first that has a letter shows it; the sliced fonts follow. */
export const families = ['text', 'more', 'nepali'] as const

export type TextStyle = {
  size?: number | undefined
  isBold?: boolean | undefined
  /** Set in Fraunces; unless given, large bold lines are. */
  isTitle?: boolean | undefined
}

/** The name of the font that shows a letter. A letter that no font has is an error. */
export function fontOf(letter: string, style: TextStyle) {
  const { size = 10, isBold = false, isTitle = isBold && size >= TITLE_SIZE } = style
  const number = familyOf(letter) - 1
  const name = families[number]
  if (name === undefined) return sliceOf(number - families.length, letter).file
  if (name === 'text' && isTitle && !NOT_IN_TITLES.test(letter)) return 'title'
  return isBold ? `${name} bold` : name
}

/** All fonts that these texts need, by name: a file, or the bytes of a font. */
export async function fontsFor(texts: Iterable<string>) {
  const fonts = new Map<string, string | Buffer>(fontFiles)
  for (const letter of new Set(Array.from(texts, printed).join(''))) {
    const number = familyOf(letter) - 1 - families.length
    if (number < 0) continue
    const slice = sliceOf(number, letter)
    fonts.set(slice.file, await cutSlice(slice))
  }
  return fonts
}

const TITLE_SIZE = 14
/** Figtree has these letters, Fraunces doesn't. */
const NOT_IN_TITLES = /[Ă↑↓]/
