import { useEffect, useRef, useState } from 'react'
import { lastOrder, orderPath } from '../lib/ordering/order-query'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'

/** The checkout with an empty cart. After an order, it links to that order. */
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
    // Sticky, because Back restores the scroll position of the checkout, which was a longer page.
    <div ref={box} tabIndex={-1} className="sticky top-40 outline-none">
      <Notice
        title="Your order is placed."
        text={`Its number is ${number}. Your cart is empty, and there is nothing more to do here.`}
      >
        <ButtonLink href={orderPath(number)}>See your order</ButtonLink>
        <ButtonLink href="/all-products" look="quiet">
          Continue Shopping
        </ButtonLink>
      </Notice>
    </div>
  )
}
