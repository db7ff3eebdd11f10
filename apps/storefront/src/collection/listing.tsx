import type { ProductList } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import {
  listingAddress,
  type ListingPlace,
  type ListingState,
  withoutFilters,
} from '../lib/listing-address'
import { PAGE_SIZE } from '../lib/page-size'
import { ButtonLink } from '../ui/button'
import { CardSkeleton } from '../ui/card-skeleton'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { ProductCard } from '../ui/product-card'
import { focusList } from './focus-list'
import { Pagination } from './pagination'
import { SortForm } from './sort-form'
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

/** The number of results, the sort form, the grid and the page links; `empty` instead if there are no results. */
export function Listing({ place, state, products, empty, isBelowPicture }: ListingProps) {
  const { data, error, refetch, isPlaceholderData } = products
  if (error) return <Failed what="The products" error={error} onRetry={refetch} />
  const list = data?.body
  const isEmpty = list?.total === 0
  return (
    <section aria-labelledby="products-heading" className="mt-6">
      <h2 id="products-heading" className="sr-only">
        Products
      </h2>
      <div className="list-head">
        <output className="text-sm whitespace-nowrap text-muted tabular-nums">
          {list && shownRange(list)}
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
              <Items
                list={list}
                hasMain={!isBelowPicture}
                nextAddress={listingAddress(place, { ...state, page: list.page + 1 })}
              />
            ) : (
              Array.from({ length: PAGE_SIZE }, (_, index) => (
                <li key={index}>
                  <CardSkeleton />
                </li>
              ))
            )}
          </ul>
          {list && (
            <Pagination
              page={list.page}
              pages={list.pages}
              addressOf={(page) => listingAddress(place, { ...state, page })}
            />
          )}
        </>
      )}
    </section>
  )
}

type ItemsProps = { list: ProductList; hasMain: boolean; nextAddress: string }

function Items({ list: { items, page, pages, total }, hasMain, nextAddress }: ItemsProps) {
  const rest = total - (page - 1) * PAGE_SIZE - items.length
  return (
    <>
      {items.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={SIZES} isMain={hasMain && index === 0} />
        </li>
      ))}
      {page < pages && (
        <li className="next-tile">
          <a href={nextAddress} onClick={focusList}>
            <span className="font-sans text-base text-muted">{formatNumber(rest)} more</span>
            Next page
          </a>
        </li>
      )}
    </>
  )
}

const SIZES =
  '(min-width: 1280px) 240px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, calc(50vw - 24px)'

/** 'Showing 1–10 of 28 results', with an en dash (spec §2). */
function shownRange({ page, total, items }: Pick<ProductList, 'page' | 'total' | 'items'>) {
  if (total === 0) return 'Showing 0 results'
  const first = (page - 1) * PAGE_SIZE + 1
  const last = first + items.length - 1
  return `Showing ${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)} results`
}
