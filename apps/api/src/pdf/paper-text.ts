import bidiFactory from 'bidi-js'
import type PDFDocument from 'pdfkit'
import { fontOf, fontsFor, type TextStyle } from './fonts'
import { INVISIBLE, printed } from './letters'

/**
 * Measures texts and writes them on a PDF, in points. Each letter gets a font that has it, and Arabic runs from the right
 * to the left. Loads the fonts of these texts: only their letters can be written.
 */
export async function paperText(pdf: InstanceType<typeof PDFDocument>, texts: Iterable<string>) {
  for (const [name, font] of await fontsFor(texts)) pdf.registerFont(name, font)

  /** The width of a text in one line. */
  function widthOf(text: string, style: TextStyle) {
    return runsOf(printed(text), style).reduce((sum, run) => sum + widthOfRun(run, style), 0)
  }

  function widthOfRun({ font, letters }: Run, { size = SIZE }: TextStyle) {
    return pdf.font(font).fontSize(size).widthOfString(letters)
  }

  /** The height of a line, which is that of its highest font. */
  function heightOf(text: string, style: TextStyle) {
    const letters = Array.from(`a${printed(text)}`).filter(isShown)
    const fonts = letters.map((letter) => fontOf(letter, style))
    return Math.max(...[...new Set(fonts)].map((font) => lineHeight(font, style)))
  }

  function lineHeight(font: string, { size = SIZE }: TextStyle) {
    return pdf.font(font).fontSize(size).currentLineHeight(true)
  }

  /** Breaks a text into lines that are at most this wide. */
  function linesOf(text: string, style: TextStyle, width: number) {
    return text.split('\n').flatMap((paragraph) => wrapped(printed(paragraph), style, width))
  }

  function wrapped(paragraph: string, style: TextStyle, width: number) {
    const fits = (text: string) => widthOf(text.trimEnd(), style) <= width
    const lines: string[] = []
    let line = ''
    for (const piece of fits(paragraph) ? [paragraph] : (paragraph.match(PIECES) ?? [])) {
      for (const part of fits(piece) ? [piece] : Array.from(piece)) {
        if (line !== '' && !fits(line + part)) {
          lines.push(line)
          line = ''
        }
        line += part
      }
    }
    return [...lines, line]
  }

  /**
   * How far below the top of a line its baseline is. All letters stand on it, whatever their font; '' gives the
   * baseline of the shop's own fonts.
   */
  function baselineOf(text: string, style: TextStyle) {
    const { size = SIZE } = style
    return size * ASCENT + (heightOf(text, style) - heightOf('', style)) / 2
  }

  /** Writes a text in one line, on the baseline `y`. */
  function write(text: string, style: TextStyle, { x, y }: { x: number; y: number }) {
    let left = x
    for (const run of runsOf(printed(text), style)) {
      const width = widthOfRun(run, style)
      pdf.text(run.letters, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += width
    }
  }

  return { widthOf, heightOf, baselineOf, linesOf, write }
}

type Run = { letters: string; font: string; level: number }

/**
 * The parts of a line with one font and one direction, in the order in which they stand on the paper, from the left.
 * Shaping turns the letters of Arabic runs around itself; other letters are turned around here where they must be.
 */
function runsOf(line: string, style: TextStyle): Run[] {
  const bidiLevels = ARABIC.test(line) ? bidi.getEmbeddingLevels(line, 'ltr') : undefined
  const runs: Run[] = []
  const runAt: (Run | undefined)[] = []
  let at = 0
  for (const letter of line) {
    const last = runs.at(-1)
    const level = bidiLevels?.levels[at] ?? 0
    const font = fontIn(letter, style, last)
    if (last && font === last.font && level === last.level) last.letters += letter
    else if (font !== undefined) runs.push({ letters: letter, font, level })
    runAt[at] = runs.at(-1)
    at += letter.length
  }
  if (!bidiLevels) return runs
  const ordered = bidi.getReorderedIndices(line, bidiLevels).map((index) => runAt[index])
  return [...new Set(ordered)].filter((run) => run !== undefined).map(turned)
}

/** The font of a letter after a run; undefined for one that shows nothing. */
function fontIn(letter: string, style: TextStyle, before: Run | undefined) {
  if (isShown(letter)) {
    const font = fontOf(letter, style)
    // Devanagari is shaped together with the spaces in it.
    return letter === ' ' && before?.font.startsWith('nepali') ? before.font : font
  }
  return JOINER.test(letter) && before && JOINED.test(before.letters) ? before.font : undefined
}

function turned(run: Run) {
  const isRightToLeft = run.level % 2 === 1
  if (isRightToLeft === ARABIC.test(run.letters)) return run
  const letters = Array.from(run.letters).toReversed()
  const mirrored = letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return { ...run, letters: (isRightToLeft ? mirrored : letters).join('') }
}

function isShown(letter: string) {
  return !INVISIBLE.test(letter)
}

const bidi = bidiFactory()
/** The font size of a style without one. */
const SIZE = 10
/** The part of the font size that is above the baseline. */
const ASCENT = 0.78
const ARABIC = /\p{Script=Arabic}/u
/** The zero-width joiner and non-joiner change the shapes of letters beside them. */
const JOINER = /[\u200c\u200d]/
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
/** Lines break after spaces, and after each letter of Chinese and Japanese with the punctuation that follows it. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{Pe}\p{Po}ー]*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu
