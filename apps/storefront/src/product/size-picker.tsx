import { FieldProblem } from '../ui/field-problem'
import { type SizeOption, type SizeState } from './choice'

type SizePickerProps = {
  options: SizeOption[]
  chosen: number | undefined
  problem: string | undefined
  onChoose: (size: number) => void
}

const PROBLEM_ID = 'size-problem'

/** The sizes as radio buttons. Their state is said in words too, not by a stroke or a shade alone. */
export function SizePicker({ options, chosen, problem, onChoose }: SizePickerProps) {
  const state = options.find(({ size }) => size === chosen)?.state
  return (
    <fieldset aria-describedby={problem && PROBLEM_ID}>
      <legend className="text-sm font-medium">Size</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.size} className="size-option" data-state={option.state}>
            <input
              type="radio"
              name="size"
              className="sr-only"
              checked={option.size === chosen}
              disabled={option.state === 'out'}
              onChange={() => onChoose(option.size)}
            />
            {option.size_name}
            <span className="sr-only">{spoken[option.state]}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 min-h-5 text-sm text-warning">{state === 'low' && 'Only a few left'}</p>
      <FieldProblem id={PROBLEM_ID} problem={problem} />
    </fieldset>
  )
}

const spoken: Record<SizeState, string> = {
  in: '',
  low: ', only a few left',
  out: ', sold out',
  'not-in-color': ', not in this colour',
}
