import type { ProductList } from '@etrend/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListingState } from '../lib/listing-address'
import { PAGE_SIZE } from '../lib/page-size'
import { ButtonLink } from '../ui/button'
import { CardSkeleton } from '../ui/card-skeleton'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { ProductCard } from '../ui/product-card'
import { Pagination } from './pagination'
import { shownRange } from './shown-range'
import { SortForm } from './sort-form'
import type { Products } from './use-products'

type ListingProps = {
  state: ListingState
  products: Products
  path: string
  searchFor: (state: ListingState) => string
  columns: Columns
  /** What stands there instead when nothing is left. */
  empty?: ReactNode
}
type Columns = 'three' | 'four'

/** The number of results, their order, the grid and its pages; and what stands there when there are none. */
export function Listing({ state, products, path, searchFor, columns, empty }: ListingProps) {
  const { data, error, refetch, isPlaceholderData } = products
  if (error) return <Failed what="The products" error={error} onRetry={refetch} />
  const list = data?.body
  const isEmpty = list?.total === 0
  return (
    <section aria-labelledby="products-heading" className="mt-6">
      <h2 id="products-heading" className="sr-only">
        Products
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="text-sm text-muted tabular-nums">{list && shownRange(list)}</output>
        {!isEmpty && <SortForm state={state} path={path} />}
      </div>
      {isEmpty ? (
        (empty ?? (
          <Notice
            title="Nothing here matches."
            text="Try it with one filter less, or look at everything we have."
          >
            <ButtonLink to={state.category ? path : '/all-products'}>Clear the filters</ButtonLink>
          </Notice>
        ))
      ) : (
        <>
          <ul className={`grid-${columns} mt-6`} aria-busy={!list || isPlaceholderData}>
            {list ? (
              <Items
                list={list}
                columns={columns}
                nextAddress={path + searchFor({ ...state, page: list.page + 1 })}
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
              addressOf={(page) => path + searchFor({ ...state, page })}
            />
          )}
        </>
      )}
    </section>
  )
}

type ItemsProps = { list: ProductList; columns: Columns; nextAddress: string }

function Items({ list: { items, page, pages, total }, columns, nextAddress }: ItemsProps) {
  const rest = total - (page - 1) * PAGE_SIZE - items.length
  return (
    <>
      {items.map((product, index) => {
        const isLarge = columns === 'four' && standsLarge(index, items.length)
        return (
          <li key={product.id} data-is-large={isLarge}>
            <ProductCard
              product={product}
              sizes={SIZES[isLarge ? 'large' : columns]}
              isMain={index === 0}
            />
          </li>
        )
      })}
      {page < pages && (
        <li className="next-tile">
          <Link to={nextAddress}>
            <span className="font-sans text-base text-muted">{rest} more</span>
            Next page
          </Link>
        </li>
      )}
    </>
  )
}

/** Which of a page's products stand large, so that rows of four are full. */
function standsLarge(index: number, count: number) {
  if (index === 0) return count === 5 || count === 9 || count === 10
  return index === 7 && count === 10
}

const SIZES = {
  large: '(min-width: 1280px) 630px, (min-width: 1024px) 48vw, (min-width: 640px) 31vw, 46vw',
  four: '(min-width: 1280px) 305px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw',
  three: '(min-width: 1280px) 300px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw',
}
