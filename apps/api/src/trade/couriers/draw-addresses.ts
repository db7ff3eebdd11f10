import { addressSheets } from '@etrend/contract'
import PDFDocument from 'pdfkit'
import { barsOf } from '../../stock/labels/bars'
import { labelText, type Writer } from '../../stock/labels/label-text'
import type { AddressContent, AddressLabel } from './address-parts'

const POINTS = 72 / 25.4
/** Thermal printers of rolls have 203 dots an inch; office printers 600. Bars of whole dots have sharp edges. */
const DOTS = { roll: 203, office: 600 }
/** The widest bar and the highest bars, in points: larger ones look clumsy and read no better. */
const [WIDEST, HIGHEST] = [1.4, 70]
/** Bars that are lower than 6 mm are hard to scan. */
const LOWEST = 17
/** The distance of two lines, as a part of the font size. */
const LINE = 1.3
/** The sizes that are tried for the address, and in how many lines each of its parts may be broken. */
const ARRANGEMENTS = [10, 9, 8, 7].map((size) => ({ size, broken: 3 }))
/** Letters of this size are large; from 14 points on, bold lines would get the font of titles. */
const LARGEST = 13.9

/** Draws address labels as a PDF: a page for each sheet, which is the label itself where it has only one. */
export async function drawAddresses({ sheet: name, skip, labels }: AddressContent) {
  const sheet = addressSheets[name]
  const [across, down] = sheet.count
  const [width, height] = [sheet.size[0] * POINTS, sheet.size[1] * POINTS]
  const isRoll = name === 'roll-100x150'
  const pdf = new PDFDocument({
    size: across * down === 1 ? [width, height] : 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: 'Address labels' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>((done, failed) => {
    pdf.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', failed)
  })
  const writer = await labelText(pdf, labels.flatMap(textsOf))
  const first = skip % (across * down)
  for (const [at, label] of labels.entries()) {
    const place = (first + at) % (across * down)
    if (at === 0 || place === 0) pdf.addPage()
    const [column, row] = [place % across, Math.floor(place / across)]
    const left = (sheet.margin[0] + column * (sheet.size[0] + sheet.gap[0])) * POINTS
    const top = (sheet.margin[1] + row * (sheet.size[1] + sheet.gap[1])) * POINTS
    const dot = 72 / (isRoll ? DOTS.roll : DOTS.office)
    drawLabel(writer, label, { left, top, width, height, dot })
  }
  pdf.end()
  return await ended
}

function textsOf({ lines, ...others }: AddressLabel) {
  return [...lines, ...Object.values(others), ' · ']
}

type Place = { left: number; top: number; width: number; height: number; dot: number }

/** The sender, the customer with the phone number and the address, the cash in a box, and the order's bars. */
function drawLabel(writer: Writer, label: AddressLabel, place: Place) {
  const { pdf, line, widthOf } = writer
  const padding = 12
  const scale = place.height > 300 ? 1.4 : 1
  const x = place.left + padding
  const width = place.width - 2 * padding
  const small = 9 * scale
  const box = 18 * scale
  const bottom = place.top + place.height - padding - small
  const barsEnd = bottom - small * 0.4
  let y = place.top + padding
  line(label.from, { x, y, width, size: 8 * scale })
  y += 8 * scale * LINE + 3
  const most = barsEnd - LOWEST - 8 - box - 3 - y
  for (const { text, ...style } of fitting(writer, label, { width, scale, most })) {
    line(text, { x, y, width, ...style })
    y += style.size * LINE
  }
  y += 3
  pdf.rect(x, y, width, box).lineWidth(1).strokeColor('#000000').stroke()
  const size = Math.min(11 * scale, LARGEST)
  line(label.cash, { x: x + 6, y: y + (box - size) / 2, width: width - 12, size, isBold: true })
  const taken = line(label.number, { x, y: bottom, width, size: small, isBold: true }) + 10
  const whole = [label.courier, label.code].filter(Boolean).join(' · ')
  const isWhole = label.code === '' || widthOf(whole, { size: small }) <= width - taken
  const sent = isWhole ? whole : label.code
  const shrunk = Math.min(1, (width - taken) / widthOf(sent, { size: small }))
  const room = { x: x + taken, y: bottom, width: width - taken, size: small * shrunk }
  line(sent, { ...room, align: 'right' })
  const top = Math.max(y + box + 8, barsEnd - HIGHEST)
  const { dot } = place
  drawBars(pdf, label.number, { left: x, top, width, height: barsEnd - top, dot })
}

type Room = { width: number; scale: number; most: number }

/**
 * Name, phone number and address as lines that are at most `most` high: long ones are broken, and smaller where that
 * doesn't fit. A courier needs the whole landmark; only where nothing else fits, lines are shortened.
 */
function fitting({ wrapped }: Writer, { name, phone, lines }: AddressLabel, room: Room) {
  const arranged = ({ size, broken }: { size: number; broken: number }) => {
    const sized = (points: number) => Math.min(points * room.scale, LARGEST)
    const parts = [
      { text: name, size: sized(size + 3), isBold: true },
      { text: phone, size: sized(size + 2), isBold: true },
      ...lines.map((text) => ({ text, size: sized(size), isBold: false })),
    ]
    return parts.flatMap(({ text, ...style }) =>
      wrapped(text, { ...style, width: room.width }, broken).map((part) => ({
        text: part,
        ...style,
      })),
    )
  }
  const choices = ARRANGEMENTS.map(arranged)
  const fits = choices.find(
    (all) => all.reduce((sum, { size }) => sum + size * LINE, 0) <= room.most,
  )
  return fits ?? arranged({ size: 10, broken: 1 })
}

function drawBars(pdf: Writer['pdf'], code: string, { left, top, width, height, dot }: Place) {
  const { widths, before, modules } = barsOf({ code, symbology: 'code128' })
  const module = Math.floor(Math.min(WIDEST, width / modules) / dot) * dot
  let x = Math.round((left + (width - modules * module) / 2) / dot) * dot + before * module
  for (const [at, one] of widths.entries()) {
    if (at % 2 === 0) pdf.rect(x, top, one * module, height)
    x += one * module
  }
  pdf.fill('#000000')
}
