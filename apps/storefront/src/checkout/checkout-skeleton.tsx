import { WithoutScript } from '../ui/without-script'

export function CheckoutSkeleton() {
  return (
    <div className="checkout">
      <output className="sr-only">Opening the checkout…</output>
      <div className="checkout-aside needs-script">
        <div className="skeleton-line h-6 w-1/2" />
        <div className="skeleton-line mt-6 h-40" />
      </div>
      <div className="checkout-steps needs-script">
        <div className="skeleton-line h-8 w-40" />
        <div className="skeleton-line mt-6 h-11" />
        <div className="skeleton-line mt-5 h-11" />
        <div className="skeleton-line mt-5 h-12 w-56" />
      </div>
      <WithoutScript what="The checkout" />
    </div>
  )
}
