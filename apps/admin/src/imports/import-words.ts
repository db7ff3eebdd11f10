import type { ImportCheck, ProductImport } from '@etrend/contract'
import { counted } from '../ui/counted'

/** What the button does: 'Import 3 products, update 2'. */
export function deedWords({ products, updates }: ImportCheck) {
  if (updates === 0) return `Import ${counted(products, 'product')}`
  if (products === 0) return `Update ${counted(updates, 'product')}`
  return `Import ${counted(products, 'product')}, update ${updates}`
}

/** What a file comes to, or that it must be mended first. */
export function sumWords(check: ImportCheck) {
  const { wrong, rows, products, product_colors, pieces, updates, skipped } = check
  if (wrong > 0) {
    return `${counted(wrong, 'cell')} can't be imported. Mend the file and choose it again; nothing is saved until all is right.`
  }
  const brought =
    updates === 0
      ? `${counted(products, 'product')} in ${counted(product_colors, 'color')}`
      : `${counted(products, 'new product')}, ${updates} updated, ${counted(product_colors, 'new color')}`
  const left = skipped > 0 ? ` ${skippedWords(skipped)}` : ''
  return `${counted(rows, 'row')}: ${brought}, ${counted(pieces, 'piece')}.${left}`
}

/** What came of an import that is done. */
export function doneWords({ products, updated, pieces }: ProductImport) {
  const done =
    updated === 0
      ? `${counted(products, 'product')} imported`
      : products === 0
        ? `${counted(updated, 'product')} updated`
        : `${counted(products, 'product')} imported and ${updated} updated`
  return `${done}, with ${counted(pieces, 'piece')} in stock.`
}

/** How an import stands: 'Cancelled: 1200 of 5000 rows were written.' */
export function stateWords({ state, done, rows }: ProductImport) {
  const written =
    done === 0 ? 'nothing was written' : `${done} of ${counted(rows, 'row')} were written`
  switch (state) {
    case 'running':
      return `Running: ${done} of ${counted(rows, 'row')}`
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

/** What undoing it would do. */
export function undoWords({ products, updated, file_name }: ProductImport) {
  const gone =
    products > 0
      ? `${counted(products, 'product')} of ${file_name} will be gone, with their colors and stock.`
      : ''
  const back =
    updated > 0
      ? `${counted(updated, 'product')} ${updated === 1 ? 'gets its' : 'get their'} former values back, and the stock that came is taken out.`
      : ''
  return `${gone} ${back}`.trim()
}

function skippedWords(skipped: number) {
  return skipped === 1 ? '1 product is left alone.' : `${skipped} products are left alone.`
}
