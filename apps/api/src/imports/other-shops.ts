import type { ImportField } from '@etrend/contract'
import { textOfHtml } from './html-text'

type Fields = Partial<Record<ImportField, string>>
/** The cells of a row by their heading's plain name ('name*': what it begins with), the first of several that is filled. */
export type Cells = (...names: string[]) => string

type OtherShop = {
  /** Headings, as plainName gives them, that only its files have together. */
  signs: string[][]
  /** What a row says in our fields; `rows` are all rows of the file. */
  fields: (rows: Cells[]) => (row: Cells) => Fields
}

/** Shopify has one row for each variant and picture; the product's fields are in the first row of its handle. */
function shopify(rows: Cells[]) {
  const handle = (row: Cells) => row('handle', 'urlhandle')
  const firsts = new Map(rows.toReversed().map((row) => [handle(row), row]))
  return (row: Cells): Fields => {
    const first = firsts.get(handle(row)) ?? row
    const path = pathOf(first('productcategory'))
    return {
      title: first('title'),
      Brand: first('vendor'),
      ...(row === first && { description: textOfHtml(row('bodyhtml', 'description')) }),
      ...(row === first && { category: path[0] ?? '', subcategory: row('type') || path.at(-1) }),
      ...(row === first && { status: stateOf(row('status')) }),
      ...reduced(row('variantprice', 'price'), row('variantcompareatprice', 'compareatprice')),
      ...optionsOf([1, 2, 3].map((k) => [first(`option${k}name`), row(`option${k}value`)])),
      quantity: piecesOf(row('variantinventoryqty', 'inventoryquantity')),
      sku: withoutApostrophe(row('variantsku', 'sku')),
      barcode: withoutApostrophe(row('variantbarcode', 'barcode')),
    }
  }
}

/** WooCommerce names the parent of a variation by 'id:12' or by its SKU; parents have no price of their own. */
function wooCommerce(rows: Cells[]) {
  const parents = new Map(
    rows.flatMap((row) => [
      [`id:${row('id')}`, row],
      [row('sku'), row],
    ]),
  )
  const parentOf = (row: Cells) =>
    row('type').startsWith('variation') ? (parents.get(row('parent')) ?? row) : row
  // The first variation of each parent that has a price.
  const firstPriced = new Map(
    rows
      .filter((row) => row('regularprice') !== '')
      .toReversed()
      .map((row) => [parentOf(row), row]),
  )
  const priced = (row: Cells) => (row('regularprice') ? row : (firstPriced.get(row) ?? row))
  return (row: Cells): Fields => {
    const parent = parentOf(row)
    const [category, ...below] = pathOf(firstOf(parent('categories')))
    const isParent = row('type').startsWith('variable')
    const attributes = [1, 2, 3, 4].map((k): Option => {
      const value = row(`attribute${k}values`)
      return [row(`attribute${k}name`), isParent || value.includes(',') ? '' : value]
    })
    return {
      title: parent('name'),
      Brand: firstOf(parent('brands')),
      ...(row === parent && {
        description: textOfHtml(row('description', 'shortdescription')),
        category,
        subcategory: below.at(-1),
        status: /^(0|-1)$/.test(row('published')) ? 'draft' : '',
      }),
      price: priced(row)('regularprice'),
      discounted_price: priced(row)('saleprice'),
      ...optionsOf(attributes),
      ...(!isParent && {
        quantity: piecesOf(row('stock')),
        sku: row('sku'),
        barcode: row('gtinupceanorisbn'),
      }),
    }
  }
}

/** Medusa repeats the product's fields in the row of each variant. It has no brands: a column is to be added. */
function medusa() {
  return (row: Cells): Fields => ({
    title: row('producttitle'),
    Brand: row('productbrand', 'brand'),
    description: row('productdescription'),
    category: row('productcollectiontitle', 'productcategory1'),
    subcategory: row('producttype', 'producttypevalue'),
    status: stateOf(row('productstatus')),
    material: row('productmaterial'),
    price: row('variantpricenpr', 'pricenpr'),
    ...optionsOf(
      [1, 2, 3].map((k) => [row(`variantoption${k}name`), row(`variantoption${k}value`)]),
    ),
    quantity: piecesOf(row('variantinventoryquantity')),
    sku: row('variantsku'),
    barcode: row('variantbarcode', 'variantean'),
  })
}

/** Square repeats the item's fields in the row of each variation. */
function square() {
  return (row: Cells): Fields => {
    const [category, ...below] = pathOf(firstOf(row('categories', 'category', 'reportingcategory')))
    const variation = row('variationname')
    const named = optionsOf([1, 2, 3].map((k) => [row(`optionname${k}`), row(`optionvalue${k}`)]))
    return {
      title: row('itemname', 'customerfacingname'),
      Brand: row('brand', 'defaultvendorname'),
      description: textOfHtml(row('description')),
      category,
      subcategory: below.at(-1),
      price: row('price'),
      ...(Object.keys(named).length > 0 || variation === 'Regular' ? named : { size: variation }),
      quantity: piecesOf(row('currentquantity*', 'newquantity*', 'stock')),
      sku: row('sku'),
      barcode: row('gtin'),
    }
  }
}

export const otherShops: OtherShop[] = [
  {
    signs: [
      ['handle', 'variantprice'],
      ['urlhandle', 'option1name'],
    ],
    fields: shopify,
  },
  { signs: [['regularprice', 'type', 'parent']], fields: wooCommerce },
  { signs: [['producttitle', 'varianttitle']], fields: medusa },
  { signs: [['itemname', 'variationname']], fields: square },
]

type Option = readonly [name: string, value: string]

/** The color and the size among a row's options. */
function optionsOf(options: (Option | string[])[]): Fields {
  const called = (pattern: RegExp) => options.find(([name = '']) => pattern.test(name))?.[1]
  const [color, size] = [called(/colou?r|रङ/i), called(/size|साइज/i)]
  return { ...(color && { color }), ...(size && { size }) }
}

/** A price and the higher one that is shown struck through, if any. */
function reduced(price: string, higher: string): Fields {
  const isReduced = Number(higher.replaceAll(',', '')) > Number(price.replaceAll(',', ''))
  return isReduced ? { price: higher, discounted_price: price } : { price }
}

/** The first of several names with commas between them: 'Women > Tops, Sale' → 'Women > Tops'. */
function firstOf(names: string) {
  return names.split(',')[0]?.trim() ?? ''
}

function pathOf(names: string) {
  return names.split('>').flatMap((name) => name.trim() || [])
}

function stateOf(status: string) {
  const state = status.toLowerCase()
  if (/^(draft|proposed|rejected)$/.test(state)) return 'draft'
  return state === 'archived' ? state : ''
}

/** Other shops count below 0 what they have sold without having it. */
function piecesOf(text: string) {
  return text.startsWith('-') ? '0' : text
}

/** Shopify guards codes of digits alone from spreadsheets. */
function withoutApostrophe(code: string) {
  return code.replace(/^'/, '')
}
