import type PDFDocument from 'pdfkit'
import { paperText } from '../../pdf/paper-text'

type Line = {
  x: number
  y: number
  width: number
  size: number
  isBold?: boolean
  align?: 'left' | 'center' | 'right'
}

export type Writer = Awaited<ReturnType<typeof labelText>>

/** Writes and measures these texts in lines, with the shop's fonts. */
export async function labelText(pdf: InstanceType<typeof PDFDocument>, texts: Iterable<string>) {
  const { widthOf, baselineOf, write } = await paperText(pdf, [...texts, '…'])

  /** Shortens a text that is too long for its line. */
  function shortened(text: string, line: Line) {
    if (widthOf(text, line) <= line.width) return text
    const letters = Array.from(text)
    while (letters.length > 1 && widthOf(`${letters.join('')}…`, line) > line.width) letters.pop()
    return `${letters.join('').trimEnd()}…`
  }

  /** Writes a text in one line, and returns its width. */
  function line(text: string, place: Line) {
    const shown = shortened(text, place)
    const width = widthOf(shown, place)
    const free = place.width - width
    const before = place.align === 'right' ? free : place.align === 'center' ? free / 2 : 0
    pdf.fillColor('#000000')
    // Labels have lines of one height, whatever their fonts.
    write(shown, place, { x: place.x + before, y: place.y + baselineOf('', place) })
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

  return { pdf, line, widthOf, wrapped }
}
