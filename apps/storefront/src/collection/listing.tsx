import type { ProductList } from '@etrend/contract'
import { formatNumber, PAGE_SIZE } from '@etrend/domain'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import {
  listingAddress,
  type ListingPlace,
  type ListingState,
  withoutFilters,
} from '../lib/listing-address'
import { Button, ButtonLink } from '../ui/button'
import { CardSkeletons } from '../ui/card-skeleton'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { ProductCard } from '../ui/product-card'
import type { MoreProductsProps } from './more-products'
import { Pagination } from './pagination'
import { SortForm } from './sort-form'
import { useMore } from './use-more'
import type { Products } from './use-products'
import { WaysOut } from './ways-out'

export type ListingProps = {
  place: ListingPlace
  state: ListingState
  products: Products
  /** Shown for an empty list; by default links that remove filters. */
  empty?: ReactNode
  /** Another picture is above the list, so none of its own is the first to fetch. */
  isBelowPicture?: boolean
}

/**
 * The number of results, the sort form, the grid, a button for the products of the next page, and the page links; `empty`
 * instead if there are no results.
 */
export function Listing({ place, state, products, empty, isBelowPicture }: ListingProps) {
  const { data, error, refetch, isPlaceholderData } = products
  const list = data?.body
  const [last, showMore] = useMore(list ?? NO_PAGES)
  if (error) return <Failed what="The products" error={error} onRetry={refetch} />
  const isEmpty = list?.total === 0
  return (
    <section aria-labelledby="products-heading" className="max-lg:mt-6">
      <h2 id="products-heading" className="sr-only">
        Products
      </h2>
      <div className="list-head">
        <output className="text-sm whitespace-nowrap text-muted tabular-nums">
          {list && !isEmpty && shownRange(list, last)}
        </output>
        {!isEmpty && <SortForm place={place} state={state} />}
      </div>
      {isEmpty ? (
        (empty ?? (
          <Notice
            title="Nothing here matches."
            text="Try it with one filter less, or look at everything we have."
          >
            <WaysOut place={place} state={state} facets={list?.facets} />
            <ButtonLink href={withoutFilters(place, state)}>Clear the filters</ButtonLink>
          </Notice>
        ))
      ) : (
        <>
          <ul className="grid-three mt-6" aria-busy={!list || isPlaceholderData}>
            {list ? (
              list.items.map((product, index) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    sizes={SIZES}
                    isMain={!isBelowPicture && index === 0}
                  />
                </li>
              ))
            ) : (
              <CardSkeletons />
            )}
            {list && last > list.page && (
              <Suspense fallback={<CardSkeletons />}>
                <MoreProducts
                  key={listingAddress(place, state)}
                  state={state}
                  from={list.page + 1}
                  to={last}
                  sizes={SIZES}
                />
              </Suspense>
            )}
          </ul>
          {list && last < list.pages && (
            <p className="needs-script mt-12 text-center">
              <Button look="quiet" className="min-w-60" onClick={showMore}>
                Show {Math.min(PAGE_SIZE, list.total - last * PAGE_SIZE)} more
              </Button>
            </p>
          )}
          {list && (
            <Pagination
              page={last}
              pages={list.pages}
              addressOf={(page) => listingAddress(place, { ...state, page })}
            />
          )}
        </>
      )}
    </section>
  )
}

// Fetched when the shopper asks for more.
const MoreProducts = lazy<ComponentType<MoreProductsProps>>(() =>
  import('./more-products').then(
    (m) => ({ default: m.MoreProducts }),
    () => ({ default: MoreMissing }),
  ),
)

/** Shown in place of further products whose script could not be loaded; a reload asks for them again. */
function MoreMissing() {
  return (
    <li role="alert" className="col-span-full text-center text-muted">
      The next products could not be loaded. Check your connection and reload the page.
    </li>
  )
}

const NO_PAGES = { page: 1, pages: 1 }

const SIZES = '(min-width: 1280px) 330px, (min-width: 640px) 31vw, calc(50vw - 24px)'

/** 'Showing 1–12 of 28 results', with an en dash (spec §2). */
function shownRange({ page, total }: ProductList, lastPage: number) {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(total, lastPage * PAGE_SIZE)
  return `Showing ${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)} results`
}
