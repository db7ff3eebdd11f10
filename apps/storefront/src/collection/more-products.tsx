import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ListingState } from '../lib/listing-address'
import { Button } from '../ui/button'
import { CardSkeletons } from '../ui/card-skeleton'
import { ProductCard } from '../ui/product-card'
import { useProducts } from './use-products'

export type MoreProductsProps = {
  state: ListingState
  /** The first and the last page that are added. */
  from: number
  to: number
  sizes: string
}

/**
 * The products of further pages of a list, each page loaded by itself. The focus goes to the first product that the
 * shopper has just asked for; one who comes back has it elsewhere.
 */
export function MoreProducts({ state, from, to, sizes }: MoreProductsProps) {
  const isAsked = useNavigationType() === 'REPLACE'
  return Array.from({ length: to - from + 1 }, (_, index) => (
    <OnePage
      key={from + index}
      state={{ ...state, page: from + index }}
      sizes={sizes}
      isAsked={isAsked && from + index === to}
    />
  ))
}

type OnePageProps = { state: ListingState; sizes: string; isAsked: boolean }

function OnePage({ state, sizes, isAsked }: OnePageProps) {
  const { data, error, refetch } = useProducts(state)
  const first = useRef<HTMLLIElement>(null)
  const hasItems = data !== undefined
  useEffect(() => {
    if (isAsked && hasItems)
      first.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  }, [isAsked, hasItems])

  if (data) {
    return data.body.items.map((product, index) => (
      <li key={product.id} ref={index === 0 ? first : undefined}>
        <ProductCard product={product} sizes={sizes} />
      </li>
    ))
  }
  if (!error) return <CardSkeletons />
  return (
    <li className="col-span-full text-center">
      <p role="alert">The next products could not be loaded.</p>
      <Button look="quiet" className="mt-4" onClick={() => void refetch()}>
        Retry
      </Button>
    </li>
  )
}
