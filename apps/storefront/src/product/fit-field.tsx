import type { Fit } from '@etrend/contract'
import { fitWords } from '@etrend/contract/review-words'

type FitFieldProps = { fit: Fit | null; onChange: (fit: Fit | null) => void }

const choices = [
  ['small', fitWords.small],
  ['right', fitWords.right],
  ['large', fitWords.large],
  [null, 'I can’t say'],
] as const

/** How the product fits, as radio buttons. Authors who don't choose say nothing about it. */
export function FitField({ fit, onChange }: FitFieldProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">
        How does it fit? <span className="text-muted">(optional)</span>
      </legend>
      <div className="mt-1 grid grid-cols-2 gap-x-6">
        {choices.map(([choice, words]) => (
          <label key={words} className="filter-option">
            <input
              type="radio"
              name="fit"
              className="tick"
              checked={fit === choice}
              onChange={() => onChange(choice)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
