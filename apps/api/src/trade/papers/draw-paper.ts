import bwipjs from 'bwip-js/node'
import PDFDocument from 'pdfkit'
import * as z from 'zod'
import { paperText } from '../../pdf/paper-text'
import type { Column, Paper, Style, Table } from './paper-parts'

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN // A4
// The page number stands below it.
const BOTTOM = 841.89 - MARGIN - 10

/**
 * Draws a paper as a PDF: A4 pages of lines and tables in the shop's fonts. Where there are several
 * pages, each has the paper's title and its page number at the bottom, and tables repeat their head.
 */
export async function drawPaper({ title, parts }: Paper): Promise<Uint8Array> {
  const info = { Title: title }
  const sheet = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>((done, failed) => {
    sheet.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', failed)
  })
  const texts = await paperText(sheet, textsOf({ title, parts }))
  const { widthOf, heightOf, linesOf } = texts

  /** Writes a line from `y` down. */
  function write(line: string, style: Style, { x, y }: { x: number; y: number }) {
    texts.write(line, style, { x, y: y + texts.baselineOf(line, style) })
  }

  function paragraph(text: string, style: Style) {
    for (const line of linesOf(text, style, WIDTH)) {
      const height = heightOf(line, style) + LINE_GAP
      if (sheet.y + height > BOTTOM) sheet.addPage()
      const { y } = sheet
      write(line, style, { x: MARGIN, y })
      sheet.y = y + height
    }
  }

  /** The lines of a cell, and how far down they reach. */
  function cellOf(text: string, style: Style, width: number) {
    const lines = linesOf(text, style, width - 2 * PADDING)
    return { lines, height: lines.reduce((sum, line) => sum + heightOf(line, style), 0) }
  }

  function writeCell(lines: string[], style: Style, { x, y, width, align }: Place) {
    let top = y + PADDING
    for (const line of lines) {
      const free = width - 2 * PADDING - widthOf(line.trimEnd(), style)
      write(line, style, { x: x + PADDING + (align === 'right' ? free : 0), y: top })
      top += heightOf(line, style)
    }
  }

  function row(columns: Column[], words: string[], style: Style & { isHead?: boolean }) {
    const cells = columns.map(({ width }, at) => cellOf(words[at] ?? '', style, width * WIDTH))
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * PADDING
    const top = sheet.y
    if (top + height > BOTTOM) return false
    let left = MARGIN
    for (const [at, { width, align }] of columns.entries()) {
      writeCell(cells[at]?.lines ?? [], style, { x: left, y: top, width: width * WIDTH, align })
      left += width * WIDTH
    }
    const line = top + height
    sheet.moveTo(MARGIN, line).lineTo(MARGIN + WIDTH, line)
    sheet
      .lineWidth(style.isHead ? 1 : 0.5)
      .strokeColor(style.isHead ? '#1f1b16' : '#d8d2c8')
      .stroke()
    sheet.x = MARGIN
    sheet.y = line
    return true
  }

  function table({ columns, rows, isLastBold }: Table) {
    const titles = columns.map((column) => column.title)
    const head = () =>
      void (titles.some(Boolean) && row(columns, titles, { size: 9, isBold: true, isHead: true }))
    head()
    for (const [at, cells] of rows.entries()) {
      const style = { size: 9, isBold: isLastBold && at === rows.length - 1 }
      if (row(columns, cells, style)) continue
      sheet.addPage()
      head()
      row(columns, cells, style)
    }
  }

  function drawQr(text: string) {
    if (sheet.y + QR_WIDTH > BOTTOM) sheet.addPage()
    const { dark, across } = qrSquares(text)
    const module = QR_WIDTH / across
    for (const [x, y] of dark) {
      sheet.rect(MARGIN + x * module, sheet.y + y * module, module, module)
    }
    sheet.fill('#000')
    sheet.fillColor('black')
    sheet.y += QR_WIDTH
  }

  function numberPages() {
    const { count } = sheet.bufferedPageRange()
    for (let at = 0; count > 1 && at < count; at += 1) {
      sheet.switchToPage(at)
      write(`${title} · page ${at + 1} of ${count}`, { size: 8 }, { x: MARGIN, y: BOTTOM + 26 })
    }
  }

  for (const part of parts) {
    if ('text' in part) paragraph(part.text, part.style)
    else if ('picture' in part) {
      // Without coordinates, so that the next line begins below it.
      sheet.image(part.picture, { fit: part.fit })
      sheet.y += part.gap
    } else if ('gap' in part) sheet.y += part.gap
    else if ('qr' in part) drawQr(part.qr)
    else table(part)
  }
  numberPages()
  sheet.end()
  return ended
}

/** Everything that a paper says. */
function* textsOf({ title, parts }: Paper) {
  yield title
  for (const part of parts) {
    if ('text' in part) yield part.text
    if ('rows' in part) yield* [...part.columns.map((column) => column.title), ...part.rows.flat()]
  }
}

const QR_WIDTH = 80
/** Between the lines of a text, in points, and around the text of a cell. */
const [LINE_GAP, PADDING] = [3, 4]

type Place = { x: number; y: number; width: number; align: Column['align'] }

const encoded = z.tuple([z.object({ pixs: z.array(z.number()), pixx: z.int() })])

/** The dark squares of a QR code by column and row, and how many squares it is wide. */
function qrSquares(text: string) {
  const [{ pixs, pixx }] = encoded.parse(bwipjs.raw('qrcode', text))
  const dark = pixs.flatMap((pixel, at): [number, number][] =>
    pixel === 1 ? [[at % pixx, Math.floor(at / pixx)]] : [],
  )
  return { dark, across: pixx }
}
