import { RowsSkeleton } from '../ui/state/skeleton'

/** A placeholder in the shape of a report, while it is loading: its days, sums, chart and rows. */
export function ReportSkeleton() {
  return (
    <div className="grid gap-4">
      <div aria-hidden className="animate-pulse grid gap-4">
        <span className="h-7 w-48 rounded-control bg-sunk" />
        <span className="md:grid-cols-4 grid grid-cols-2 gap-2">
          {Array.from({ length: 4 }, (_, tile) => (
            <span key={tile} className="h-20 rounded-control bg-sunk" />
          ))}
        </span>
        <span className="h-40 rounded-control bg-sunk" />
      </div>
      <RowsSkeleton rows={7} />
    </div>
  )
}
