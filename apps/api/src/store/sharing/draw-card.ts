import { formatPrice, sharedSize } from '@etrend/domain'
import sharp from 'sharp'
import { printable } from '../../pdf/letters'
import { textOutlines, type Outlines, type OutlineStyle } from '../../pdf/text-outlines'
import type { DrawJob, ShareCard } from './share-card'

/** A card as a JPEG: the words on the left, as outlines of their letters, and the picture on the right. */
export async function drawCard({ card, picture }: DrawJob) {
  const breadth = picture && card.picture ? card.picture.breadth : 0
  const ground = `<rect width="${sharedSize.width}" height="${sharedSize.height}" fill="${card.palette.paper}"/>`
  const words = await drawWords(card, sharedSize.width - breadth)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sharedSize.width}" height="${sharedSize.height}">${ground}${words}</svg>`
  const layers = picture ? [await layerOf(picture, breadth)] : []
  return await sharp(Buffer.from(svg))
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** A picture that fills its part of the card. Where it is too wide, its left is cut off: slides have words there. */
async function layerOf(picture: Buffer, breadth: number) {
  const size = { width: breadth, height: sharedSize.height, position: 'right' }
  const filled = sharp(picture).resize(size).flatten({ background: '#ffffff' }).raw()
  const { data, info } = await filled.toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels }, left: sharedSize.width - breadth, top: 0 }
}

/** The shop's name at the top, and from the bottom up price, note and title, so that the last line is on the margin. */
async function drawWords({ palette, price, original_price, ...texts }: ShareCard, width: number) {
  if (texts.title === null) return ''
  const title = printable(texts.title)
  const shop = printable(texts.shop)
  const note = printable(texts.note)
  const paid = price === null ? '' : formatPrice(price)
  const before = original_price === null ? '' : formatPrice(original_price)
  const outlines = await textOutlines([title, shop, note, paid, before, ELLIPSIS])
  const { draw, widthOf } = outlines
  const { ink, accent } = palette
  const room = { outlines, width: width - 2 * MARGIN }
  let y = sharedSize.height - MARGIN - 4

  const parts = [drawShop(shop, { ink, accent }, room)]
  if (paid) {
    parts.push(draw(paid, PRICE, { x: MARGIN, y, fill: before ? accent : ink }))
    if (before) {
      const x = MARGIN + widthOf(paid, PRICE) + 24
      parts.push(draw(before, BEFORE, { x, y, fill: MUTED }))
      const stroke = `x="${x - 3}" y="${y - 13}" width="${widthOf(before, BEFORE) + 6}" height="3"`
      parts.push(`<rect ${stroke} fill="${MUTED}"/>`)
    }
    y -= 80
  }
  if (note) {
    parts.push(draw(oneLine(note, NOTE, room), NOTE, { x: MARGIN, y, fill: MUTED }))
    y -= 60
  }
  const { style, lines } = titleLines(title, room)
  const isLatin = LATIN.test(title)
  if (!isLatin) y -= 12
  for (const line of lines.toReversed()) {
    parts.push(draw(line, style, { x: MARGIN, y, fill: ink }))
    y -= style.size * (isLatin ? 1.14 : 1.4)
  }
  return parts.join('')
}

type Room = { outlines: Outlines; width: number }

/** The shop's name as the storefront's header writes it: the T of eTrend in the accent. */
function drawShop(shop: string, { ink, accent }: { ink: string; accent: string }, room: Room) {
  const { draw, widthOf } = room.outlines
  const pieces = shop === 'eTrend' ? ['e', 'T', 'rend'] : [oneLine(shop, SHOP, room)]
  let x = MARGIN
  const drawn = pieces.map((piece) => {
    const outline = draw(piece, SHOP, { x, y: MARGIN + 30, fill: piece === 'T' ? accent : ink })
    x += widthOf(piece, SHOP)
    return outline
  })
  return drawn.join('')
}

/** A title in the largest size that shows it whole; cut off in the smallest where none does. */
function titleLines(title: string, { outlines, width }: Room) {
  const fits = ({ style, most }: typeof SMALLEST) =>
    outlines.linesOf(title, style, width).length <= most
  const { style, most } = TITLES.find(fits) ?? SMALLEST
  return { style, lines: cutLines(title, style, { outlines, width, most }) }
}

function oneLine(text: string, style: OutlineStyle, room: Room) {
  return cutLines(text, style, { ...room, most: 1 }).join('')
}

/** The lines of a text, at most so many: where it has more, it is cut off after a word, or in a word that fills a line. */
function cutLines(
  text: string,
  style: OutlineStyle,
  { outlines, width, most }: Room & { most: number },
) {
  const all = outlines.linesOf(text, style, width).map((line) => line.trimEnd())
  if (all.length <= most) return all
  let last = all[most - 1] ?? ''
  while (last && outlines.widthOf(last + ELLIPSIS, style) > width) last = shorter(last)
  return [...all.slice(0, most - 1), last + ELLIPSIS]
}

function shorter(line: string) {
  const space = line.lastIndexOf(' ')
  return space > 0 ? line.slice(0, space) : Array.from(line).slice(0, -1).join('')
}

const MARGIN = 64
const ELLIPSIS = '…'
const MUTED = '#6b6258'
const SHOP = { size: 40, isBold: true }
const NOTE = { size: 30 }
const PRICE = { size: 48, isBold: true, isTitle: false }
const BEFORE = { size: 34 }
const SMALLEST = { style: { size: 52, isBold: true }, most: 3 }
/** The styles of titles, the largest first, and the most lines of each. */
const TITLES = [
  { style: { size: 76, isBold: true }, most: 2 },
  { style: { size: 64, isBold: true }, most: 3 },
  SMALLEST,
]
/** Other scripts have marks above and below their letters, and need more space between the lines. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u
