import { useState, useSyncExternalStore } from 'react'
import { useCart } from '../lib/cart'
import { itemsLabel } from '../lib/cart-lines'
import { Head } from '../lib/head'
import { useLiveStock } from '../lib/ordering/use-live-stock'
import { usePricedCart } from '../lib/ordering/use-priced-cart'
import { ButtonLink } from '../ui/button'
import { DistrictChoice } from '../ui/district-choice'
import { Notice } from '../ui/notice'
import { SuggestedCollections } from '../ui/suggested-collections'
import { CartLineRow } from './cart-line-row'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { PromoForm } from './promo-form'

/** The cart: its lines, a promo code, and what it all costs. */
export function CartPage() {
  // The cart is kept in this browser, so the server can't render it.
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className="page lg:pt-14 screen-high pt-10">
      <Head title="Cart" description="What you have chosen so far." isIndexed={false} />
      <h1 className="page-title">Cart</h1>
      {isKnown ? <KnownCart /> : <CartSkeleton />}
    </div>
  )
}

function KnownCart() {
  const cart = useCart()
  const { lines, totals, isConfirmed, limit, problem, delivery, freeDelivery, promoNote } =
    usePricedCart()
  useLiveStock(
    lines.map(({ product }) => product),
    ['cart'],
  )
  const [hadLines] = useState(lines.length > 0)
  if (lines.length === 0) {
    return (
      <>
        <Notice
          title={hadLines ? 'Your cart is empty again.' : 'Your cart is empty.'}
          text="Whatever you choose waits here, also after you close the page."
        >
          <ButtonLink href="/all-products">Continue Shopping</ButtonLink>
        </Notice>
        <SuggestedCollections />
      </>
    )
  }
  return (
    <div className="lg:grid-cols-12 mt-8 grid grid-cols-1 gap-x-12 gap-y-8">
      <section aria-label="Products in the cart" className="lg:col-span-8">
        <p className="border-b border-line pb-3 text-sm text-muted">{itemsLabel(cart.count)}</p>
        <ul>
          {lines.map((line) => (
            <CartLineRow key={`${line.product_color}/${line.size}`} line={line} />
          ))}
        </ul>
      </section>
      <aside
        aria-label="Summary"
        className="cart-aside lg:sticky lg:top-32 lg:col-span-4 lg:self-start"
      >
        <h2 className="mb-4 text-xl">Summary</h2>
        <DistrictChoice terms={delivery} />
        {freeDelivery && <p className="mt-1 text-sm font-medium">{freeDelivery}</p>}
        <CartSummary totals={totals} isConfirmed={isConfirmed} limit={limit} />
        <div className="mt-6 border-t border-line pt-6">
          <PromoForm />
          {promoNote && (
            <p role="status" className="mt-3 text-sm text-warning">
              {promoNote}
            </p>
          )}
        </div>
        {problem && (
          <p role="alert" className="mt-3 text-sm text-warning">
            {problem} The prices are those of your last visit.
          </p>
        )}
      </aside>
    </div>
  )
}

function never() {
  return () => undefined
}
