import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const nepali =
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff')
const nepaliBold =
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff')

type Line = {
  x: number
  y: number
  width: number
  size: number
  isBold?: boolean
  align?: 'left' | 'center' | 'right'
}

export type Writer = ReturnType<typeof fontsOf>

/** Writes single lines in two scripts, each in a font of its own: the PDF's built-in fonts have no Devanagari. */
export function fontsOf(pdf: InstanceType<typeof PDFDocument>) {
  pdf.registerFont('nepali', nepali).registerFont('nepali bold', nepaliBold)

  function choose(run: string, { size, isBold = false }: Pick<Line, 'size' | 'isBold'>) {
    const latin = isBold ? 'Helvetica-Bold' : 'Helvetica'
    pdf.font(DEVANAGARI.test(run) ? (isBold ? 'nepali bold' : 'nepali') : latin).fontSize(size)
  }

  function widthOf(text: string, style: Pick<Line, 'size' | 'isBold'>) {
    let width = 0
    for (const run of runsOf(text)) {
      choose(run, style)
      width += pdf.widthOfString(run)
    }
    return width
  }

  /** Shortens a text that is too long for its line. */
  function shortened(text: string, line: Line) {
    if (widthOf(text, line) <= line.width) return text
    const letters = Array.from(text)
    while (letters.length > 1 && widthOf(`${letters.join('')}…`, line) > line.width) letters.pop()
    return `${letters.join('').trimEnd()}…`
  }

  /** Writes a text in one line, and returns its width. */
  const write = (text: string, line: Line) => {
    const shown = shortened(text, line)
    const width = widthOf(shown, line)
    const free = line.width - width
    let x = line.x + (line.align === 'right' ? free : line.align === 'center' ? free / 2 : 0)
    for (const run of runsOf(shown)) {
      choose(run, line)
      const y = line.y + line.size * ASCENT
      pdf.fillColor('#000000').text(run, x, y, { lineBreak: false, baseline: 'alphabetic' })
      x += pdf.widthOfString(run)
    }
    return width
  }

  return { pdf, line: write }
}

const DEVANAGARI = /\p{Script=Devanagari}/u
/** The part of the font size that is above the baseline. */
const ASCENT = 0.78

/** Splits a text into runs of one script each. */
function runsOf(text: string) {
  return (
    text.match(/[\p{Script=Devanagari}\s]*\p{Script=Devanagari}\s*|[^\p{Script=Devanagari}]+/gu) ??
    []
  )
}
