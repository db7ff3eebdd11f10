import { nameKey } from '@etrend/contract/typed-text'
import * as z from 'zod'
import { addressOf } from '../records/taken-names'
import { readCodes, type KnownCodes } from './code-rows'
import type { Catalogue } from './known'
import type { Begun, PlannedColor } from './product-rows'
import type { Row } from './row'

const MAX_PIECES = 100_000

/** Adds the color, the size, the opening stock and the codes of a row to its product. A row may have none of them. */
export function readUnit(row: Row, product: Begun, catalogue: Catalogue, known: KnownCodes) {
  const [name, size, pieces] = [row.cell('color'), row.cell('size'), row.cell('quantity')]
  if (name === '') {
    if ([size, pieces, row.cell('sku'), row.cell('barcode')].some(Boolean))
      row.wrong('color', 'Enter the color of this size.')
    return
  }
  const hex_code = catalogue.hexOf(row, name)
  if (hex_code === undefined) return
  const color = colorOf(product, name, hex_code)
  const quantity = row.readNumber('quantity', openingStock)
  if (size === '') {
    if (pieces !== '') row.wrong('size', 'Enter the size of this stock.')
    else if (row.cell('sku') || row.cell('barcode'))
      row.wrong('size', 'Enter the size of this code.')
    return
  }
  if (!catalogue.hasSize(row, size) || quantity === undefined) return
  if (color.units.some((unit) => addressOf('size', unit.size) === addressOf('size', size))) {
    row.wrong('size', `${product.title} in ${name}, ${size} is in an earlier row already.`)
    return
  }
  const codes = readCodes(row, { product, color: name, size }, known)
  color.units.push({ size, quantity, codes })
}

function colorOf(product: Begun, name: string, hex_code: string): PlannedColor {
  const known = product.colors.find((one) => nameKey(one.name) === nameKey(name))
  if (known) return known
  const isNew = !product.comesIn.has(nameKey(name))
  const added = { name, hex_code, isNew, units: [] }
  product.colors.push(added)
  return added
}

const wholeNumber = `Enter a whole number from 0 to ${MAX_PIECES}.`
/** Nothing reads as 0. */
const openingStock = z
  .string()
  .regex(/^\d{0,7}$/, wholeNumber)
  .transform(Number)
  .pipe(z.number().max(MAX_PIECES, wholeNumber))
