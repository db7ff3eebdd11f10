import { useLocation } from 'react-router-dom'
import { useCart } from '../lib/cart'
import { Head } from '../lib/head'
import { useLiveStock } from '../lib/ordering/use-live-stock'
import { usePricedCart } from '../lib/ordering/use-priced-cart'
import { useHydrated } from '../lib/use-hydrated'
import { WithoutScript } from '../ui/without-script'
import { ContactStep } from './contact-step'
import { DeliveryStep } from './delivery-step'
import { NothingToOrder } from './nothing-to-order'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { StepFrame } from './step-frame'
import { isDone, stepIn, summaryOf } from './steps'
import { useChangedDelivery } from './use-changed-delivery'
import { useCheckoutForm } from './use-checkout-form'
import { useOrdering } from './use-ordering'
import { usePaymentWays } from './use-payment-ways'

/** The checkout: contact, delivery and payment, each at an address of its own. Guests need no account. */
export function CheckoutPage() {
  // The cart is kept in this browser, so the server can't render it.
  const isKnown = useHydrated()
  return (
    <div className="page lg:pt-14 screen-high pt-8">
      <Head title="Checkout" description="Where it goes and how you pay." isIndexed={false} />
      <h1 className="page-title">Checkout</h1>
      {isKnown ? <KnownCheckout /> : <CheckoutSkeleton />}
    </div>
  )
}

function KnownCheckout() {
  const { lines } = useCart()
  const form = useCheckoutForm()
  const open = stepIn(new URLSearchParams(useLocation().search), form.draft)
  const ways = usePaymentWays(form.draft, open === 'payment')
  const priced = usePricedCart({
    district: form.draft.district,
    payment_method: open === 'payment' ? ways.chosen?.method : undefined,
  })
  const ordering = useOrdering(form, priced, ways.refuseCash)
  const changed = useChangedDelivery(priced)
  useLiveStock(
    lines.map(({ product }) => product),
    ['cart'],
  )
  if (lines.length === 0 && !ordering.isBusy && !ordering.isDone) return <NothingToOrder />
  const frame = (name: 'contact' | 'delivery' | 'payment') => ({
    name,
    open,
    isDone: isDone(name, form.draft),
    summary: summaryOf(name, form.draft),
  })
  return (
    <div className="checkout">
      <OrderSummary {...priced} />
      <ol className="checkout-steps">
        <StepFrame {...frame('contact')} title="Contact">
          <ContactStep form={form} />
        </StepFrame>
        <StepFrame {...frame('delivery')} title="Delivery">
          <DeliveryStep form={form} delivery={priced.delivery} changed={changed} />
        </StepFrame>
        <StepFrame {...frame('payment')} title="Payment" isDone={false}>
          <PaymentStep form={form} ways={ways} ordering={ordering} changed={changed} />
        </StepFrame>
      </ol>
    </div>
  )
}

function CheckoutSkeleton() {
  return (
    <div className="checkout">
      <output className="sr-only">Opening the checkout…</output>
      <div className="checkout-aside needs-script max-lg:mb-6">
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
