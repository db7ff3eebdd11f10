import type { DemoProduct } from './products'

/** A stock movement of a unit, as the API records it. */
type OpeningMovement = {
  product_color: number
  size: number
  movement_type: 'In' | 'Out'
  quantity: number
  notes: string
}

const KEPT_SIZES: Partial<Record<DemoProduct['subcategory'], string[]>> = {
  Accessories: ['MD'],
}
const USUAL_SIZES = ['SM', 'MD', 'LG', 'XL']

/**
 * The opening movements of one product colour. Counts differ from unit to unit, so that the shop has units with plenty
 * of pieces, with a few, and sold out; a sold-out unit has an In and an Out movement.
 */
export function openingStock(
  item: DemoProduct,
  colorPlace: number,
  product_color: number,
  sizes: { id: number; size_name: string }[],
): OpeningMovement[] {
  const kept = KEPT_SIZES[item.subcategory] ?? USUAL_SIZES
  return sizes
    .filter(({ size_name }) => kept.includes(size_name))
    .flatMap(({ id }, sizePlace): OpeningMovement[] => {
      const unit = { product_color, size: id }
      const opening = 12 + ((product_color * 7 + sizePlace * 5) % 14)
      const left = leftOver(colorPlace, sizePlace, product_color, opening)
      const came: OpeningMovement = {
        ...unit,
        movement_type: 'In',
        quantity: opening,
        notes: 'Opening stock',
      }
      if (left === opening) return [came]
      const sold = opening - left
      return [came, { ...unit, movement_type: 'Out', quantity: sold, notes: 'Sold in the shop' }]
    })
}

/** The pieces left. The default choice (first colour, MD) always has plenty; some other units are low or sold out. */
function leftOver(colorPlace: number, sizePlace: number, id: number, opening: number) {
  if (colorPlace === 0 && sizePlace === 1) return opening
  const chance = (id * 31 + sizePlace * 17) % 9
  if (chance === 0) return 0
  return chance === 4 ? 2 : opening
}
