import { CardSkeleton } from '../ui/card-skeleton'

export function HomeSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading the front page…</output>
      <div className="hero-frame bg-sunk" />
      <div className="page lg:grid-cols-4 grid grid-cols-2 gap-5 py-20">
        {['one', 'two', 'three', 'four'].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </div>
  )
}
