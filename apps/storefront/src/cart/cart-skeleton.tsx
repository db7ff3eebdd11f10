import { WithoutScript } from '../ui/without-script'

export function CartSkeleton() {
  return (
    <>
      <div className="needs-script lg:grid-cols-12 mt-8 grid grid-cols-1 gap-12">
        <output className="sr-only">Opening your cart…</output>
        <div className="lg:col-span-8">
          <div className="skeleton-line h-5 w-20" />
          <div className="cart-line mt-3">
            <div className="product-picture" />
            <div>
              <div className="skeleton-line w-1/2" />
              <div className="skeleton-line mt-3 w-1/4" />
            </div>
          </div>
        </div>
        <div className="lg:col-span-4">
          <div className="skeleton-line h-11" />
          <div className="skeleton-line mt-8 h-40" />
        </div>
      </div>
      <WithoutScript what="The cart" />
    </>
  )
}
