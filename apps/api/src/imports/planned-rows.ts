import type { Plan } from './plan'
import type { PlannedColor, PlannedProduct } from './product-rows'
import type { PlannedUpdate } from './update-rows'

/** One step of an import, written whole. The first row of a product (`isFirst`) writes the product too. */
export type PlannedRow = {
  planned: PlannedProduct | PlannedUpdate
  isFirst: boolean
  color?: PlannedColor
  unit?: PlannedColor['units'][number]
}

/** A plan as the rows that are to be written, in order. */
export function rowsOf({ products, updates }: Plan): PlannedRow[] {
  return [...products, ...updates].flatMap((planned) => {
    const rows: Omit<PlannedRow, 'isFirst'>[] = planned.colors.flatMap((color) =>
      color.units.length > 0
        ? color.units.map((unit) => ({ planned, color, unit }))
        : [{ planned, color }],
    )
    return (rows.length > 0 ? rows : [{ planned }]).map((row, at) => ({
      ...row,
      isFirst: at === 0,
    }))
  })
}
