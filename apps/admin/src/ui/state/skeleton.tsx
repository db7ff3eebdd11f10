/** A placeholder in the shape of a table, while rows are loading. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <output aria-label="Loading" className="block border-t border-ink/70 pt-9">
      {Array.from({ length: rows }, (_, row) => (
        <span
          key={row}
          className="animate-pulse flex h-10 items-center gap-8 border-b border-line px-3"
        >
          {/* Shares of the width, so that they never widen what is around them. */}
          <span className="h-3 w-1/12 max-w-8 rounded-full bg-sunk" />
          <span className="h-3 w-1/2 max-w-48 rounded-full bg-sunk" />
          <span className="ms-auto h-3 w-1/4 max-w-24 rounded-full bg-sunk" />
        </span>
      ))}
    </output>
  )
}

/** A placeholder in the shape of a form, while its values are loading. */
export function FormSkeleton() {
  return (
    <output aria-label="Loading" className="max-w-xl animate-pulse grid gap-5 pt-6">
      <span className="h-9 rounded-control bg-sunk" />
      <span className="h-9 rounded-control bg-sunk" />
      <span className="h-9 w-28 rounded-control bg-sunk" />
    </output>
  )
}
