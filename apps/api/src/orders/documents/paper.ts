import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const MARGIN = 48
const WIDTH = 595.28 - 2 * MARGIN // A4
const BOTTOM = 841.89 - MARGIN

const require = createRequire(import.meta.url)
const nepali =
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff')
const nepaliBold =
  require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff')

export type Column = { title: string; width: number; align?: 'left' | 'right' }
type Style = { size?: number; isBold?: boolean }

/** An A4 sheet of lines and tables; names in Devanagari are set in their own letters. */
export function paper(title: string) {
  const sheet = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title } })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>((done, failed) => {
    sheet.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', failed)
  })
  sheet.registerFont('nepali', nepali).registerFont('nepali bold', nepaliBold)

  function choose(text: string, { size = 10, isBold = false }: Style) {
    const isNepali = /\p{Script=Devanagari}/u.test(text)
    const latin = isBold ? 'Helvetica-Bold' : 'Helvetica'
    sheet.font(isNepali ? (isBold ? 'nepali bold' : 'nepali') : latin).fontSize(size)
  }

  function write(text: string, style: Style = {}) {
    for (const [index, run] of runsOf(text).entries()) {
      choose(run, style)
      sheet.text(run, { continued: index < runsOf(text).length - 1, lineGap: 3 })
    }
  }

  return {
    write,
    gap: (height = 12) => void (sheet.y += height),

    /** A row of cells, on a new page where this one is full. */
    table(columns: Column[], rows: string[][]) {
      const titles = columns.map((column) => column.title)
      for (const [index, cells] of [titles, ...rows].entries()) {
        const isHead = index === 0
        const style = { size: 9, isBold: isHead }
        const heights = columns.map(({ width }, at) => {
          choose(cells[at] ?? '', style)
          return sheet.heightOfString(cells[at] ?? ' ', { width: width * WIDTH - 8 })
        })
        const height = Math.max(...heights) + 8
        if (sheet.y + height > BOTTOM) sheet.addPage()
        const top = sheet.y
        let left = MARGIN
        for (const [at, { width, align = 'left' }] of columns.entries()) {
          choose(cells[at] ?? '', style)
          sheet.text(cells[at] ?? '', left + 4, top + 4, { width: width * WIDTH - 8, align })
          left += width * WIDTH
        }
        const line = top + height
        sheet.moveTo(MARGIN, line).lineTo(MARGIN + WIDTH, line)
        sheet
          .lineWidth(isHead ? 1 : 0.5)
          .strokeColor(isHead ? '#1f1b16' : '#d8d2c8')
          .stroke()
        sheet.x = MARGIN
        sheet.y = line
      }
    },

    /** The bytes of the finished PDF. */
    end() {
      sheet.end()
      return ended
    },
  }
}

/** The text in stretches of one script each: the PDF's own letters know no Devanagari. */
function runsOf(text: string) {
  return (
    text.match(
      /[\p{Script=Devanagari}\s]*\p{Script=Devanagari}\s*|[^\p{Script=Devanagari}]+/gu,
    ) ?? ['']
  )
}
