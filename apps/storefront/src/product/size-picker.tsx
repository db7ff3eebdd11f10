import { FieldProblem } from '../ui/field-problem'
import { sizeInWords, SizeLabel } from '../ui/size-label'
import type { SizeOption } from './choice'

type SizePickerProps = {
  options: SizeOption[]
  chosen: number | undefined
  problem: string | undefined
  onChoose: (size: number) => void
}

const PROBLEM_ID = 'size-problem'

/** The sizes as radio buttons. Their state is said in words too, not by a stroke or a shade alone. */
export function SizePicker({ options, chosen, problem, onChoose }: SizePickerProps) {
  const option = options.find(({ size }) => size === chosen)
  return (
    <fieldset aria-describedby={problem && PROBLEM_ID}>
      <legend className="text-sm font-medium">
        Size
        {option && <span className="font-normal text-muted"> · {sizeInWords(option)}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => {
          const words = sizeInWords(option) + spoken(option)
          return (
            <label
              key={option.size}
              className="size-option"
              data-state={option.state}
              title={words}
            >
              <input
                type="radio"
                name="size"
                className="sr-only"
                aria-label={words}
                checked={option.size === chosen}
                disabled={option.state === 'out'}
                onChange={() => onChoose(option.size)}
              />
              <SizeLabel {...option} />
            </label>
          )
        })}
      </div>
      <p className="mt-2 min-h-5 text-sm text-warning">
        {option?.state === 'low' && fewLeft(option)}
      </p>
      <FieldProblem id={PROBLEM_ID} problem={problem} />
    </fieldset>
  )
}

/** The size's state in words (', sold out', ', only 2 left') for screen readers. */
function spoken(option: SizeOption) {
  switch (option.state) {
    case 'in':
      return ''
    case 'low':
      return `, ${fewLeft(option).toLowerCase()}`
    case 'out':
      return ', sold out'
    case 'not-in-color':
      return ', not in this colour'
  }
}

function fewLeft({ left }: SizeOption) {
  return left === null ? 'Only a few left' : `Only ${left} left`
}
