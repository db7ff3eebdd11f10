import { Star } from 'lucide-react'

const FIVE = [1, 2, 3, 4, 5]

/** A rating as stars, labelled '4 of 5 stars' for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5">
      {FIVE.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          className={star <= Math.round(rating) ? 'star-full' : 'star-empty'}
        />
      ))}
    </p>
  )
}
