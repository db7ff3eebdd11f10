import type { ProductDetail } from '@etrend/contract'
import { sizeWord } from '@etrend/domain'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { Button } from '../ui/button'
import { Price } from '../ui/price'
import { ADD_ID } from './buy-form'
import { readChoice, sizeOptions } from './choice'

/** The bar on phones with the choice, the price and a button, while the page's own buttons are out of view. */
export function BuyBar({ product }: { product: ProductDetail }) {
  const { search } = useLocation()
  if (!useOutOfView(ADD_ID)) return null
  const { color, size } = readChoice(product, new URLSearchParams(search))
  const chosen = sizeOptions(product, color).find((option) => option.size === size)
  const isWhole = color !== undefined && chosen !== undefined

  /** Clicks the page's own button. If the choice is incomplete, scrolls up to it, where the errors show. */
  function add() {
    const button = document.getElementById(ADD_ID)
    button?.click()
    if (!isWhole) button?.scrollIntoView({ block: 'center' })
  }

  // At the end of the document, so that it doesn't cover the end of anything else.
  return createPortal(
    <section aria-label="Your choice" className="buy-bar">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">
          {isWhole ? `${color.color_name} · ${sizeWord(chosen.size_name)}` : product.title}
        </p>
        <p className="font-medium">
          <Price price={product.price} original={product.original_price} />
        </p>
      </div>
      <Button onClick={add}>Add to cart</Button>
    </section>,
    document.body,
  )
}

/** Whether an element is above or below what the reader sees; false until the browser has said so. */
function useOutOfView(id: string) {
  const [isOut, setIsOut] = useState(false)

  useEffect(() => {
    const place = document.getElementById(id)
    if (!place) return undefined
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setIsOut(!isIntersecting)
    }, UNDER_HEADER)
    observer.observe(place)
    return () => observer.disconnect()
  }, [id])

  return isOut
}

const UNDER_HEADER = { rootMargin: '-104px 0px 0px' }
