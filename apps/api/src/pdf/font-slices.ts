import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'

const require = createRequire(import.meta.url)

/**
 * Fonts for names from elsewhere: Latin with rare accents, Greek and Cyrillic; Arabic; Chinese and Japanese; Korean.
 * Each comes in slices, files with some of its letters, which these lists name.
 */
const lists = [
  require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
]

/** pdfkit can't set the weight of a font. One weight, between regular and bold, is enough for these names. */
const WEIGHT = 500

/** How many fonts come in slices. */
export const slicedFonts = lists.length

export type Slice = { file: string; ranges: (readonly [number, number])[] }

const slices = new Map<number, Slice[]>()
const found = new Map<string, Slice>()
const cuts = new Map<string, Promise<Buffer>>()

/** The slice with a letter that the font with this number, from 0, has. Throws where it is in none of them. */
export function sliceOf(font: number, letter: string) {
  const code = letter.codePointAt(0) ?? 0
  const has = ({ ranges }: Slice) => ranges.some(([from, to]) => code >= from && code <= to)
  // Where ranges overlap, the last slice counts, as in style sheets.
  const slice = found.get(letter) ?? slicesOf(font).findLast(has)
  if (!slice) throw new Error(`No slice has the letter ${letter}.`)
  found.set(letter, slice)
  return slice
}

/** The slices of a font with the code points that its package lists, of which a slice may lack some. */
export function slicesOf(font: number) {
  const kept = slices.get(font) ?? readSlices(lists[font] ?? '')
  slices.set(font, kept)
  return kept
}

/** A slice as a font that pdfkit can embed: in one weight, and not compressed. It is kept in memory. */
export function cutSlice(slice: Slice) {
  const kept = cuts.get(slice.file) ?? cut(slice)
  cuts.set(slice.file, kept)
  return kept
}

async function cut({ file, ranges }: Slice) {
  const { default: subsetFont } = await import('subset-font')
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
  const options = { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT } } as const
  return await subsetFont(await readFile(file), letters.join(''), options)
}

/** Reads a list of Fontsource: 'latin-ext' or '[98]' → 'U+100-2ba,U+2bd'. */
function readSlices(list: string): Slice[] {
  const folder = dirname(list)
  const ranges = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))
  return Object.entries(ranges).map(([name, text]) => ({
    file: join(folder, `files/${basename(folder)}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: text.split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return [from, to] as const
    }),
  }))
}
