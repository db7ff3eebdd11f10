import { useEffect, useRef, useState } from 'react'
import { lastOrder, orderPath } from '../lib/ordering/order-query'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'

/** An empty checkout. Whoever comes back to it after ordering is led to the order. */
export function NothingToOrder() {
  const [number] = useState(lastOrder)
  return number ? (
    <Ordered number={number} />
  ) : (
    <Notice
      title="There is nothing to order yet."
      text="Your cart is empty. Choose a piece, and come back with it."
    >
      <ButtonLink href="/all-products">Continue Shopping</ButtonLink>
      <ButtonLink href="/order-lookup" look="quiet">
        Track an order
      </ButtonLink>
    </Notice>
  )
}

function Ordered({ number }: { number: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    // In sight also where Back returns to, which was far down on a longer page.
    <div ref={box} tabIndex={-1} className="sticky top-40 outline-none">
      <Notice
        title="Your order is placed."
        text={`It is order ${number}. Your cart is empty, and nothing else is to be done here.`}
      >
        <ButtonLink href={orderPath(number)}>See your order</ButtonLink>
        <ButtonLink href="/all-products" look="quiet">
          Continue Shopping
        </ButtonLink>
      </Notice>
    </div>
  )
}
