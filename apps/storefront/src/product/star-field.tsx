import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldProblem } from '../ui/field-problem'

type StarFieldProps = {
  /** 0 before anything is chosen. */
  rating: number
  problem: string | undefined
  onRate: (rating: number) => void
}

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** One to five stars as radio buttons, each with its word. */
export function StarField({ rating, problem, onRate }: StarFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem && id}>
      <legend className="text-sm font-medium">Your rating</legend>
      <div className="flex items-center">
        {WORDS.map((word, index) => (
          <label key={word} className="star-option">
            <input
              type="radio"
              name="rating"
              className="sr-only"
              aria-label={`${index + 1} of 5 stars, ${word.toLowerCase()}`}
              checked={rating === index + 1}
              onChange={() => onRate(index + 1)}
            />
            <Star aria-hidden size={26} className={index < rating ? 'star-full' : 'star-empty'} />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-sm text-muted">
          {WORDS[rating - 1]}
        </span>
      </div>
      <FieldProblem id={id} problem={problem} />
    </fieldset>
  )
}
