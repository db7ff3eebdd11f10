import type { Fit } from '@etrend/contract'
import { fitWords } from '@etrend/contract/review-words'
import { RadioOptions } from '../ui/radio-options'

type FitFieldProps = { fit: Fit | null; onChange: (fit: Fit | null) => void }

const FITS = [
  ['small', fitWords.small],
  ['right', fitWords.right],
  ['large', fitWords.large],
  [null, 'I can’t say'],
] as const

/** How the product fits. Authors who don't choose say nothing about it. */
export function FitField({ fit, onChange }: FitFieldProps) {
  return (
    <RadioOptions<Fit | null>
      legend={
        <>
          How does it fit? <span className="text-muted">(optional)</span>
        </>
      }
      name="fit"
      options={FITS}
      chosen={fit}
      onChange={onChange}
      className="grid grid-cols-2"
    />
  )
}
