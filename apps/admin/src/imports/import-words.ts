import type { ImportCheck, ImportField, ProductImport } from '@etrend/contract'
import { typedNumber } from '@etrend/contract/typed-number'
import { formatNumber, formatPrice } from '@etrend/domain'
import { counted } from '../ui/display/counted'

/** The import button's text: 'Import 3 products, update 2'. */
export function outcomeWords({ products, updates }: ImportCheck) {
  if (updates === 0) return `Import ${counted(products, 'product')}`
  if (products === 0) return `Update ${counted(updates, 'product')}`
  return `Import ${counted(products, 'product')}, update ${updates}`
}

/** What the file contains, or that its errors must be corrected first. */
export function sumWords(check: ImportCheck) {
  const { wrong, rows, products, product_colors, pieces, updates, skipped } = check
  if (wrong > 0) {
    return `${counted(wrong, 'cell')} can't be imported. Correct the file and choose it again. Nothing is saved until there are no errors.`
  }
  const brought =
    updates === 0
      ? `${counted(products, 'product')} in ${counted(product_colors, 'color')}`
      : `${counted(products, 'new product')}, ${updates} updated, ${counted(product_colors, 'new color')}`
  const left = skipped > 0 ? ` ${skippedWords(skipped)}` : ''
  return `${counted(rows, 'row')}: ${brought}, ${counted(pieces, 'piece')}.${priceWords(check)}${left}`
}

/** ' Prices from Rs. 900 to Rs. 2500.' */
function priceWords({ prices }: ImportCheck) {
  if (!prices) return ''
  const { least, most } = prices
  return least === most
    ? ` All prices are ${formatPrice(least)}.`
    : ` Prices from ${formatPrice(least)} to ${formatPrice(most)}.`
}

/** What the number in a cell was understood as: 'Rs. 1299', '12 pieces'; undefined for other cells. */
export function understoodWords(field: ImportField, text: string) {
  const number = typedNumber(text)
  if ('problem' in number || !/^\d+(\.\d+)?$/.test(number.plain)) return undefined
  if (field === 'quantity') return counted(Number(number.plain), 'piece')
  return field.endsWith('price') ? formatPrice(Number(number.plain)) : undefined
}

/** The result of an import that is done. */
export function doneWords({ products, updated, pieces }: ProductImport) {
  const done =
    updated === 0
      ? `${counted(products, 'product')} imported`
      : products === 0
        ? `${counted(updated, 'product')} updated`
        : `${counted(products, 'product')} imported and ${updated} updated`
  return `${done}, with ${counted(pieces, 'piece')} in stock.`
}

/** The state of an import: 'Cancelled: 1,200 of 5,000 rows were written'. */
export function stateWords({ state, done, rows }: ProductImport) {
  const written =
    done === 0
      ? 'nothing was written'
      : `${formatNumber(done)} of ${counted(rows, 'row')} were written`
  switch (state) {
    case 'running':
      return `Running: ${formatNumber(done)} of ${counted(rows, 'row')}`
    case 'done':
      return 'Done'
    case 'cancelled':
      return `Cancelled: ${written}`
    case 'failed':
      return `Stopped: ${written}`
    case 'undoing':
      return 'Being undone…'
    case 'undone':
      return 'Undone'
  }
}

/** What undoing the import would do. */
export function undoWords({ products, updated, file_name }: ProductImport) {
  const gone =
    products > 0
      ? `${counted(products, 'product')} of ${file_name} will be deleted, with their colors and stock.`
      : ''
  const back =
    updated > 0
      ? `${counted(updated, 'product')} ${updated === 1 ? 'gets its' : 'get their'} former values back, and the imported stock is removed.`
      : ''
  return `${gone} ${back}`.trim()
}

function skippedWords(skipped: number) {
  return skipped === 1 ? '1 product is left unchanged.' : `${skipped} products are left unchanged.`
}
