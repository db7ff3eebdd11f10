import type { ProductDetailColor } from '@etrend/contract'
import { ColorFill } from '../ui/color-fill'
import { FieldProblem } from '../ui/field-problem'
import { isSoldOut } from './choice'

type ColorPickerProps = {
  colors: ProductDetailColor[]
  chosen: ProductDetailColor | undefined
  problem: string | undefined
  onChoose: (color: ProductDetailColor) => void
}

const PROBLEM_ID = 'color-problem'

/** The colours as radio buttons: swatches, with their names for screen readers. */
export function ColorPicker({ colors, chosen, problem, onChoose }: ColorPickerProps) {
  return (
    <fieldset aria-describedby={problem && PROBLEM_ID}>
      <legend className="text-sm font-medium">
        Colour{chosen && <span className="font-normal text-muted"> · {chosen.color_name}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {colors.map((color) => (
          <label
            key={color.id}
            className="swatch"
            data-sold-out={isSoldOut(color)}
            title={color.color_name}
          >
            <input
              type="radio"
              name="color"
              className="sr-only"
              checked={color === chosen}
              onChange={() => onChoose(color)}
            />
            <ColorFill className="swatch-color" hex_code={color.hex_code} />
            <span className="sr-only">
              {color.color_name}
              {isSoldOut(color) && ', sold out'}
            </span>
          </label>
        ))}
      </div>
      <FieldProblem id={PROBLEM_ID} problem={problem} />
    </fieldset>
  )
}
