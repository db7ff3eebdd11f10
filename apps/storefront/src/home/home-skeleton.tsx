import { CardSkeleton } from '../ui/card-skeleton'

export function HomeSkeleton() {
  return (
    <div role="status" aria-label="Loading the front page">
      <div className="hero-frame bg-sunk" />
      <div className="page grid grid-cols-2 gap-5 py-20 lg:grid-cols-4">
        {['one', 'two', 'three', 'four'].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </div>
  )
}
