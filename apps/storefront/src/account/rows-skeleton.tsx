export function RowsSkeleton() {
  return (
    <div className="space-y-4">
      <output className="sr-only">Loading…</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="skeleton-line h-24" />
      ))}
    </div>
  )
}
