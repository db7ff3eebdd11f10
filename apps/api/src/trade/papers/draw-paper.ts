import PDFDocument from 'pdfkit'
import { fontOf, fontFiles, runsOf } from '../../lib/paper-fonts'
import type { Column, Paper, Style, Table } from './paper-parts'
import { qrSquares } from './qr'

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN // A4
// 10 points are spare: pdfkit measures from the baseline, and starts a page by itself where a line doesn't fit.
const BOTTOM = 841.89 - MARGIN - 10

/**
 * Draws a paper as a PDF: A4 pages of lines and tables in the shop's fonts. Where there are several
 * pages, each has the paper's title and its page number at the bottom, and tables repeat their head.
 */
export function drawPaper({ title, parts }: Paper): Promise<Uint8Array> {
  const info = { Title: title }
  const sheet = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>((done, failed) => {
    sheet.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', failed)
  })
  const { choose, flow } = writerOn(sheet)
  const heightOf = measure()

  function row(columns: Column[], cells: string[], style: Style & { isHead?: boolean }) {
    const heights = columns.map(({ width }, at) =>
      heightOf(cells[at] || ' ', style, { width: width * WIDTH - 8 }),
    )
    const height = Math.max(...heights) + 8
    if (sheet.y + height > BOTTOM) return false
    const top = sheet.y
    let left = MARGIN
    for (const [at, { width, align = 'left' }] of columns.entries()) {
      const options = { width: width * WIDTH - 8, align }
      flow(cells[at] ?? '', style, { x: left + 4, y: top + 4, options })
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
      // The text is below the margin, where pdfkit would otherwise start another page.
      sheet.page.margins.bottom = 0
      choose('', { size: 8 })
      sheet.text(`${title} · page ${at + 1} of ${count}`, MARGIN, BOTTOM + 26, { width: WIDTH })
    }
  }

  for (const part of parts) {
    if ('text' in part) flow(part.text, part.style, { ...left(), options: { lineGap: 3 } })
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

  function left() {
    return { x: MARGIN, y: sheet.y }
  }
}

/** Writes texts on a sheet in the shop's fonts. */
function writerOn(sheet: InstanceType<typeof PDFDocument>) {
  for (const [name, file] of fontFiles) sheet.registerFont(name, file)

  function choose(text: string, style: Style) {
    sheet.font(fontOf(text, style)).fontSize(style.size ?? 10)
  }

  /** Writes all scripts on one baseline: their fonts differ most in the height above it. */
  function flow(text: string, style: Style, place: Place) {
    const drop = (style.size ?? 10) * ASCENT
    const runs = runsOf(text)
    for (const [at, run] of runs.entries()) {
      choose(run, style)
      const more = { ...place.options, baseline: 'alphabetic' as const }
      const options = { ...more, continued: at < runs.length - 1 }
      if (at === 0) sheet.text(run, place.x, place.y + drop, options)
      else sheet.text(run, options)
    }
    sheet.y -= drop
  }

  return { choose, flow }
}

/**
 * The height that a text gets, in points. It is written on a spare sheet, because pdfkit measures in one font, and
 * texts in two scripts have several.
 */
function measure() {
  const spare = new PDFDocument({ size: [595.28, 10_000], margin: MARGIN })
  const { flow } = writerOn(spare)
  return (text: string, style: Style, options: Place['options']) => {
    flow(text, style, { x: MARGIN, y: MARGIN, options })
    return spare.y - MARGIN
  }
}

const QR_WIDTH = 80

/** The part of the font size that is above the baseline. */
const ASCENT = 0.78

type Place = {
  x: number
  y: number
  options: { width?: number; align?: Column['align']; lineGap?: number }
}
