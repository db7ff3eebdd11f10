import { barcodeKindOf } from '@etrend/contract'
import { addressedSize, paidPrice, pictureWidths, sizeWord, slug } from '@etrend/domain'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { onSale } from '../db/catalogue/on-sale'
import type { Database } from '../db/client'
import { givenIds, idList } from '../db/ids'
import { category, product, productColor, size, subcategory } from '../db/schema/catalogue'
import { shop } from '../db/schema/shop'
import { stockLevel, unitCode } from '../db/schema/stock'
import { groupBy } from '../lib/group-by'
import { pacer } from '../lib/pacer'
import { unitColumns } from '../stock/units'
import { cardColumns, cardParts } from '../store/card-rows'
import { gendersOf } from '../store/listing/genders'
import { xmlElement } from './xml'

/** Products are read and written so many at a time: other requests wait for no more than that. */
const CHUNK = 50
// What Google takes (its product data specification); longer texts are refused, and more pictures ignored.
const [LONGEST_TITLE, LONGEST_TEXT, MOST_PICTURES] = [150, 5_000, 10]

/**
 * Returns a function that writes the product feed, piece by piece: each unit of the products on sale, with its price,
 * stock and pictures. RSS 2.0 with Google's `g:` elements, which Google Merchant Center and Meta's catalogues (Facebook
 * and Instagram shops) read from an address once a day or hour. `origin` is the storefront's.
 */
export function productFeed(db: Database, origin: string, clock: () => Date) {
  const shopName = db.mirror.select({ name: shop.name }).from(shop).prepare()
  const readAfter = feedReader(db, clock)

  return async function* write() {
    const name = shopName.get()?.name ?? ''
    const head = [xmlElement('title', name), xmlElement('link', `${origin}/`)]
    yield `${START}${head.join('')}${xmlElement('description', `All products of ${name}`)}\n`
    const breathe = pacer()
    for (let last = 0; ;) {
      const read = readAfter(last)
      yield read.map((one) => itemsOf(one, origin)).join('')
      const end = read[CHUNK - 1]
      if (!end) break
      last = end.row.id
      await breathe()
    }
    yield END
  }
}

/** Returns a function that reads the next products on sale behind an id, by id, with all that the feed says of them. */
function feedReader(db: Database, clock: () => Date) {
  const products = db.mirror
    .select({ ...cardColumns, description: product.description, material: product.material })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(and(onSale(sql.placeholder('at')), gt(product.id, sql.placeholder('last'))))
    .orderBy(asc(product.id))
    .limit(CHUNK)
    .prepare()
  const { product_color, size: ofSize } = unitCode
  const units = db.mirror
    .select({
      ...unitColumns,
      product: productColor.product,
      sku: unitCode.sku,
      barcode: unitCode.barcode,
    })
    .from(stockLevel)
    .innerJoin(size, eq(size.id, stockLevel.size))
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .leftJoin(
      unitCode,
      and(eq(product_color, stockLevel.product_color), eq(ofSize, stockLevel.size)),
    )
    .where(inArray(productColor.product, givenIds))
    .orderBy(asc(productColor.id), asc(size.sort_key))
    .prepare()
  const withParts = cardParts(db, clock)

  return (last: number) => {
    const rows = products.all({ at: clock().toISOString(), last })
    const ids = rows.map(({ id }) => id)
    const unitsOf = groupBy(units.all(idList(ids)), (unit) => unit.product)
    return withParts(ids, rows).map((one) => ({ ...one, units: unitsOf.get(one.row.id) ?? [] }))
  }
}

type Read = ReturnType<ReturnType<typeof feedReader>>[number]

/** The units of a product; they are the same garment to Google by `g:item_group_id`. */
function itemsOf({ row, sales, colors, images, units }: Read, origin: string) {
  const sizes = units.map(({ size_name }) => ({ size_name }))
  const own = [
    ...pricesOf(row, sales),
    xmlElement('g:item_group_id', String(row.id)),
    xmlElement('g:brand', row.Brand),
    xmlElement('g:condition', 'new'),
    xmlElement('g:product_type', `${row.category} > ${row.subcategory}`),
    ...wearersOf(row),
    ...(row.material ? [xmlElement('g:material', row.material)] : []),
    xmlElement('g:description', cut(row.description, LONGEST_TEXT)),
  ]
  const page = encodeURI(`${origin}/productDetail/${row.id}-${slug(row.title)}`)
  const items = colors.flatMap((color) => {
    const inColor = [
      xmlElement('g:color', color.color_name),
      ...picturesOf(color, images, origin),
      ...own,
    ]
    const ofColor = units.filter((unit) => unit.color === color.id)
    return ofColor.map((unit) => {
      const word = sizeWord(unit.size_name)
      const end = `, ${color.color_name}, ${word}`
      const unitAddress = { color: slug(color.color_name), size: addressedSize(sizes, unit) }
      return [
        xmlElement('g:id', `${row.id}-${unit.color}-${unit.size}`),
        xmlElement('g:title', cut(row.title, LONGEST_TITLE - end.length) + end),
        xmlElement('g:link', `${page}?${new URLSearchParams(unitAddress).toString()}`),
        xmlElement('g:availability', unit.quantity > 0 ? 'in_stock' : 'out_of_stock'),
        xmlElement('g:size', word),
        ...codesOf(unit),
        ...inColor,
      ]
    })
  })
  return items.map((item) => `<item>${item.join('')}</item>\n`).join('')
}

/** The full price, and what is paid instead while it is reduced; Google ends a sale by itself at the time given. */
function pricesOf(row: Read['row'], sales: Read['sales']) {
  const { price, original_price, by } = paidPrice(row, sales)
  if (original_price === null) return [xmlElement('g:price', amount(price))]
  const lasts = by?.ends_at ? `${seconds(by.starts_at)}/${seconds(by.ends_at)}` : undefined
  return [
    xmlElement('g:price', amount(original_price)),
    xmlElement('g:sale_price', amount(price)),
    ...(lasts ? [xmlElement('g:sale_price_effective_date', lasts)] : []),
  ]
}

function wearersOf({ gender, category: title }: Read['row']) {
  const genders = gendersOf(gender, title)
  const isForKids = genders.includes('kids')
  const [only] = isForKids || genders.length > 1 ? [] : genders
  return [
    xmlElement('g:gender', only === 'men' ? 'male' : only === 'women' ? 'female' : 'unisex'),
    xmlElement('g:age_group', isForKids ? 'kids' : 'adult'),
  ]
}

/** The display picture of the color first, as on cards, else its own; as JPEG, since Meta takes no WebP. */
function picturesOf(color: Read['colors'][number], images: Read['images'], origin: string) {
  const inColor = images.filter((image) => image.color === color.id)
  const display = inColor.find(({ is_display_image }) => is_display_image)?.image
  const all = [display ?? color.color_img, color.color_img, ...inColor.map(({ image }) => image)]
  return [...new Set(all)]
    .slice(0, 1 + MOST_PICTURES)
    .map((src, place) =>
      xmlElement(
        place === 0 ? 'g:image_link' : 'g:additional_image_link',
        `${origin}${src}-${WIDTH}.jpg`,
      ),
    )
}

/** The maker's barcode and the shop's SKU. A garment with neither says so: else Google asks for them. */
function codesOf({ sku, barcode }: Read['units'][number]) {
  const isMakers = barcode && barcodeKindOf(barcode) === 'EAN-13' && !INSIDE.test(barcode)
  if (!isMakers && !sku) return [xmlElement('g:identifier_exists', 'no')]
  return [
    ...(isMakers ? [xmlElement('g:gtin', barcode)] : []),
    ...(sku ? [xmlElement('g:mpn', sku)] : []),
  ]
}

/** Numbers that mean something in one shop only (GS1 General Specifications, 1.4.3). */
const INSIDE = /^(?:0?2|04)/

/** In pixels: Meta wants 500 at least, Google 250 for clothes. */
const WIDTH = pictureWidths[2]

function amount(rupees: number) {
  return `${rupees.toFixed(2)} NPR`
}

/** An ISO time without its milliseconds, which Google doesn't know. */
function seconds(time: string) {
  return time.replace(/\.\d+Z$/, 'Z')
}

/** The first letters of a text, none of them cut in half. */
function cut(text: string, most: number) {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

const START = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`
const END = '</channel></rss>\n'
