import { barcode, recordPermissions, shortenedCode, sku, type CodedUnit } from '@etrend/contract'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import { totalOf } from '../lib/total-of'
import type { GridRow, GridView, Read } from './grid-row'
import { readBy } from './read-cell'

/** The SKU and barcode of every unit. Its rows are the same as those of the sizes, so both are saved together. */
export const codes: GridView = {
  name: 'codes',
  title: 'Codes',
  permission: recordPermissions.stock,
  columns: [
    { field: 'product_color_info', title: 'Product with Color', width: 240 },
    { field: 'size_name', title: 'Size', width: 70 },
    { field: 'quantity', title: 'On hand', width: 90, isNumber: true },
    {
      field: 'sku',
      title: 'SKU',
      width: 170,
      uniqueBy: (value) => value.toLowerCase(),
      read: (text) => readBy(sku.nullable(), orNone(text)),
    },
    {
      field: 'barcode',
      title: 'Barcode',
      width: 170,
      uniqueBy: (value) => value,
      read: readBarcode,
    },
  ],
  async load(query) {
    const answer = okOf(await api.units.list.query({ query }))
    return { rows: answer.body.map(codeRow), total: totalOf(answer) }
  },
}

function codeRow({ id, product_color, size, ...row }: CodedUnit): GridRow {
  const { product_color_info, size_name, quantity, sku: ownSku, barcode: ownBarcode } = row
  return {
    kind: 'units',
    key: `unit-${id}`,
    label: `${product_color_info}, ${size_name}`,
    picture: { color: product_color },
    ids: { product_color, size },
    values: { product_color_info, size_name, quantity, sku: ownSku, barcode: ownBarcode },
  }
}

function readBarcode(text: string): Read {
  const problem = shortenedCode(text.trim())
  return problem === undefined ? readBy(barcode.nullable(), orNone(text)) : { problem }
}

function orNone(text: string) {
  return text.trim() === '' ? null : text
}
