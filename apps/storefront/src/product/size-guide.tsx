import type { ProductCard } from '@etrend/contract'
import { useState } from 'react'
import { Dialog } from '../ui/dialog'
import { guideFor, inUnit, type Unit } from './measures'

type SizeGuideProps = { product: ProductCard; sizes: string[]; onClose: () => void }

/** The body measures of each size, in centimetres or inches, and how to measure. */
export function SizeGuide({ product, sizes, onClose }: SizeGuideProps) {
  const [unit, setUnit] = useState<Unit>('cm')
  const { columns, how } = guideFor(product)
  const title = `Size guide: ${product.category}, ${product.subcategory.toLowerCase()}`
  return (
    <Dialog title={title} look="sheet" onClose={onClose}>
      <fieldset className="flex gap-2">
        <legend className="sr-only">Unit</legend>
        {(['cm', 'inch'] as const).map((one) => (
          <label key={one} className="size-option">
            <input
              type="radio"
              name="unit"
              className="sr-only"
              checked={unit === one}
              onChange={() => setUnit(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      {/* A table wider than a phone scrolls, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="mt-5 overflow-x-auto" role="region" aria-label="Measures" tabIndex={0}>
        <table className="size-table">
          <caption className="sr-only">
            Body measures in {unit === 'cm' ? 'centimetres' : 'inches'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {['SM', 'MD', 'LG', 'XL', 'XXL'].map(
              (size, index) =>
                sizes.includes(size) && (
                  <tr key={size}>
                    <th scope="row">{size}</th>
                    {columns.map(({ name, measures, isLength }) => (
                      <td key={name}>
                        {isLength ? inUnit(measures[index], unit) : measures[index]}
                      </td>
                    ))}
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </div>
      <h3 className="mt-6 text-lg">How to measure</h3>
      <ul className="mt-2 space-y-1 text-sm">
        {how.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          These are measures of the body, not of the garment. Between two sizes, take the larger.
        </li>
      </ul>
    </Dialog>
  )
}
