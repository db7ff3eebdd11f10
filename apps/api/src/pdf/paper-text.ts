import type PDFDocument from 'pdfkit'
import { fontOf, fontsFor, type TextStyle } from './fonts'
import { printed } from './letters'
import { isShown, runsOf, wrapped, type Run } from './runs'

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
    const fits = (part: string) => widthOf(part, style) <= width
    return text.split('\n').flatMap((paragraph) => wrapped(printed(paragraph), fits))
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

/** The font size of a style without one. */
const SIZE = 10
/** The part of the font size that is above the baseline. */
const ASCENT = 0.78
