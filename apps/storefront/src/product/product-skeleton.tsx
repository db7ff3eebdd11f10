export function ProductSkeleton() {
  return (
    <div className="page lg:pt-16 pt-14">
      <output className="sr-only">Loading the product…</output>
      <div className="md:grid-cols-2 lg:grid-cols-12 grid gap-x-12 gap-y-8">
        <div className="product-picture lg:col-span-7" />
        <div className="lg:col-span-5">
          <div className="skeleton-line h-9 w-3/4" />
          <div className="skeleton-line mt-4 w-1/3" />
          <div className="skeleton-line mt-6 h-7 w-1/2" />
          <div className="skeleton-line mt-12 h-11" />
          <div className="skeleton-line mt-6 h-11" />
          <div className="skeleton-line mt-6 h-12" />
        </div>
      </div>
    </div>
  )
}
