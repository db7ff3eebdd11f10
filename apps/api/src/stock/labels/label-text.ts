import type PDFDocument from 'pdfkit'
import { fontFiles, fontOf, runsOf } from '../../lib/paper-fonts'

type Line = {
  x: number
  y: number
  width: number
  size: number
  isBold?: boolean
  align?: 'left' | 'center' | 'right'
}

export type Writer = ReturnType<typeof fontsOf>

/** Writes and measures lines in the shop's fonts. */
export function fontsOf(pdf: InstanceType<typeof PDFDocument>) {
  for (const [name, file] of fontFiles) pdf.registerFont(name, file)

  function widthOf(text: string, style: Pick<Line, 'size' | 'isBold'>) {
    let width = 0
    for (const run of runsOf(text)) {
      width += pdf.font(fontOf(run, style)).fontSize(style.size).widthOfString(run)
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
      pdf.font(fontOf(run, line)).fontSize(line.size).fillColor('#000000')
      const y = line.y + line.size * ASCENT
      pdf.text(run, x, y, { lineBreak: false, baseline: 'alphabetic' })
      x += pdf.widthOfString(run)
    }
    return width
  }

  /** Breaks a text at its spaces into at most `most` lines. The last one holds the rest, however long it is. */
  function wrapped(text: string, line: Pick<Line, 'width' | 'size' | 'isBold'>, most: number) {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      const mayBreak = last === undefined || lines.length < most
      if (mayBreak && (last === undefined || widthOf(longer, line) > line.width)) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  }

  return { pdf, line: write, widthOf, wrapped }
}

/** The part of the font size that is above the baseline. */
const ASCENT = 0.78
