import type { TrashRow } from '@etrend/contract'

/** '2 colors, 5 pictures, and 14 stock movements': numbers by names in the plural, without those that are 0. */
export function partsInWords(parts: Record<string, number>) {
  const words = Object.entries(parts).flatMap(([names, count]) =>
    count > 0 ? [count === 1 ? `1 ${names.replace(/s\b/, '')}` : `${count} ${names}`] : [],
  )
  return new Intl.ListFormat('en').format(words)
}

/** The same for what was deleted with a row. */
export function contentWords(contents: TrashRow['contents']) {
  return partsInWords(
    Object.fromEntries(contents.map(({ noun, count }) => [plural[noun] ?? noun, count])),
  )
}

const plural: Partial<Record<string, string>> = {
  productColors: 'colors',
  productImages: 'pictures',
  stock: 'stock movements',
}
