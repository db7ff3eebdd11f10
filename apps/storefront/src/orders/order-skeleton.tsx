export function OrderSkeleton({ number }: { number: string }) {
  return (
    <div>
      <p className="text-muted">Order {number}</p>
      <h1 className="page-title">Your order</h1>
      <output className="sr-only">Opening your order…</output>
      <div className="order-columns needs-script">
        <div>
          <div className="skeleton-line h-16" />
          <div className="skeleton-line mt-8 h-64" />
        </div>
        <div className="skeleton-line h-80" />
      </div>
      <noscript>
        <p className="mt-6">
          This page needs JavaScript. The confirmation e-mail has the same information.
        </p>
      </noscript>
    </div>
  )
}
