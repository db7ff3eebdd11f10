import { labelSheets } from '@etrend/contract'
import PDFDocument from 'pdfkit'
import { barsOf } from './bars'
import type { Label, LabelContent } from './label-parts'
import { labelText, type Writer } from './label-text'

const POINTS = 72 / 25.4
/** Thermal printers of rolls have 203 dots an inch; office printers 600. Bars of whole dots have sharp edges. */
const DOTS = { roll: 203, office: 600 }
/** The narrowest bar that ordinary scanners read, in millimetres, and the widest that looks well. */
const [NARROWEST, WIDEST] = [0.19, 0.5]

/** Draws labels as a PDF: a page for each sheet, or for each label of a roll. A text names the code that is too long. */
export async function drawLabels({ sheet: name, skip, labels }: LabelContent) {
  const sheet = labelSheets[name]
  const [across, down] = sheet.count
  const isRoll = across * down === 1
  const dot = 72 / (isRoll ? DOTS.roll : DOTS.office)
  const [width, height] = points(sheet.size)
  const pdf = new PDFDocument({
    size: isRoll ? [width, height] : 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Labels' },
  })
  const bytes = collected(pdf)
  const writer = await labelText(pdf, labels.flatMap(textsOf))
  let place = skip
  pdf.addPage()
  for (const label of labels) {
    const bars = fitted(label, width, dot)
    if (!bars) return `The code ${label.code} is too long for this label: choose a wider label.`
    for (let copy = 0; copy < label.copies; copy += 1) {
      if (place === across * down) {
        pdf.addPage()
        place = 0
      }
      const [left, top] = cornerOf(place)
      drawLabel(writer, { label, bars, left, top, width, height })
      place += 1
    }
  }
  pdf.end()
  return await bytes

  function cornerOf(at: number): [number, number] {
    const [column, row] = [at % across, Math.floor(at / across)]
    const [gapAcross, gapDown] = sheet.gap
    return points([
      sheet.margin[0] + column * (sheet.size[0] + gapAcross),
      sheet.margin[1] + row * (sheet.size[1] + gapDown),
    ])
  }
}

function textsOf({ title, detail, price, below }: Label) {
  return [title, detail, price, below]
}

type Bars = NonNullable<ReturnType<typeof fitted>>
type Place = { left: number; top: number; width: number; height: number }

/** The bars, with the width of a module as large as fits; undefined where it would be too narrow for scanners. */
function fitted(label: Label, width: number, dot: number) {
  const { widths, before, modules } = barsOf(label)
  const room = width - 2 * paddingOf(width)
  const dots = Math.floor(Math.min(room / modules, WIDEST * POINTS) / dot)
  const module = dots * dot
  return module < NARROWEST * POINTS ? undefined : { widths, before, modules, module, dot }
}

/** Title, color and size with the price, the bars, and below them the codes in digits. */
function drawLabel(
  { pdf, line }: Writer,
  { label, bars, left, top, width, height }: { label: Label; bars: Bars } & Place,
) {
  const padding = paddingOf(width)
  const size = height < 70 ? 6 : 8
  const x = left + padding
  const room = width - 2 * padding
  let y = top + padding
  line(label.title, { x, y, width: room, size, isBold: true })
  y += size * 1.2
  const price = line(label.price, { x, y, width: room, size, isBold: true, align: 'right' })
  line(label.detail, { x, y, width: room - price - size / 2, size })
  y += size * 1.35
  const bottom = top + height - padding
  const small = size * 0.85
  line(label.below, { x, y: bottom - small, width: room, size: small, align: 'center' })
  drawBars(pdf, bars, { left: x, top: y, width: room, height: bottom - small * 1.3 - y })
}

/** Each bar begins and ends on a whole dot of the printer. */
function drawBars(pdf: Writer['pdf'], bars: Bars, { left, top, width, height }: Place) {
  const { widths, before, modules, module, dot } = bars
  let x = Math.round((left + (width - modules * module) / 2) / dot) * dot + before * module
  for (const [at, one] of widths.entries()) {
    if (at % 2 === 0) pdf.rect(x, top, one * module, height)
    x += one * module
  }
  pdf.fill('#000000')
}

function paddingOf(width: number) {
  return Math.min(2 * POINTS, width * 0.03)
}

function points([across, down]: [number, number]): [number, number] {
  return [across * POINTS, down * POINTS]
}

function collected(pdf: Writer['pdf']) {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise<Uint8Array>((done, failed) => {
    pdf.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', failed)
  })
}
