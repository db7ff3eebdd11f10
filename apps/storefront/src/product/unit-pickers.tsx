import type { ProductDetail } from '@etrend/contract'
import type { ReactNode } from 'react'
import { usePart } from '../lib/use-part'
import { type Choice, sizeOptions, withColor, withSize } from './choice'
import { ColorPicker } from './color-picker'
import { SizePicker } from './size-picker'

type UnitPickersProps = {
  product: ProductDetail
  choice: Choice
  onChoose: (choice: Choice) => void
  sizeProblem?: string | undefined
  colorProblem?: string | undefined
  /** What follows the choice. */
  children: ReactNode
}

/** The choice of colour and size. */
export function UnitPickers({
  product,
  choice,
  onChoose,
  sizeProblem,
  colorProblem,
  children,
}: UnitPickersProps) {
  const options = sizeOptions(product, choice.color)
  return (
    <div className="pickers">
      <ColorPicker
        colors={product.product_colors}
        chosen={choice.color}
        problem={colorProblem}
        onChoose={(color) => onChoose(withColor(choice, color))}
      />
      <div className="relative">
        <SizePicker
          options={options}
          chosen={choice.size}
          problem={sizeProblem}
          onChoose={(size) => onChoose(withSize(choice, size))}
        />
        <SizeGuideButton product={product} sizes={options.map(({ size_name }) => size_name)} />
      </div>
      {children}
    </div>
  )
}

/** The link beside 'Size', where staff have published a size guide for the sub category. */
function SizeGuideButton({ product, sizes }: { product: ProductDetail; sizes: string[] }) {
  const { Part, ask, drop } = usePart(() =>
    import('./size-guide').then((module) => module.SizeGuide),
  )
  if (!product.size_guide) return null
  return (
    <>
      <button type="button" className="needs-script size-guide-button text-link" onClick={ask}>
        Size guide
      </button>
      {Part && <Part product={product} sizes={sizes} onClose={drop} />}
    </>
  )
}
