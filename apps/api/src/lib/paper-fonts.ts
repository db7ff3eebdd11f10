import { createRequire } from 'node:module'

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

type Style = { size?: number | undefined; isBold?: boolean | undefined }

/** The font of a run of one script. Large bold lines are titles. */
export function fontOf(run: string, { size = 10, isBold = false }: Style) {
  const name = DEVANAGARI.test(run) ? 'nepali' : MORE_LATIN.test(run) ? 'more' : 'text'
  if (name === 'text' && isBold && size >= TITLE_SIZE) return 'title'
  return isBold ? `${name} bold` : name
}

/** Splits a text into runs of letters that one font has. Spaces belong to the Devanagari that they are between. */
export function runsOf(text: string) {
  return text.match(RUNS) ?? ['']
}

const TITLE_SIZE = 14
const DEVANAGARI = /\p{Script=Devanagari}/u
/** Letters like the ā of romanized Nepali. */
const MORE_LATIN = /[\u0100-\u02af\u1e00-\u1eff]/
const RUNS =
  /[\p{Script=Devanagari}\s]*\p{Script=Devanagari}\s*|[\u0100-\u02af\u1e00-\u1eff]+|[^\p{Script=Devanagari}\u0100-\u02af\u1e00-\u1eff]+/gu
