import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import type { Sort } from '../ui/sort-select'
import { ReviewLine } from './review-line'

const shown = fixed({ value: 'yes', label: 'Shown' }, { value: 'no', label: 'Hidden' })
const sorts: Sort[] = [
  { title: 'Day', name: 'date' },
  { title: 'Stars', name: 'rating' },
  { title: 'Product', name: 'product_title' },
]
const filters: Filter[] = [{ kind: 'few', name: 'shown', label: 'Shown?', useChoices: () => shown }]

/** The customers' reviews. Staff can hide those that don't belong in the shop. */
export function ReviewList() {
  const address = useListAddress(['shown'])
  const reviews = api.reviewModeration.list.useQuery({
    queryKey: ['reviews', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch reviews' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Reviews" />
      <PagedList
        searchLabel="Search reviews"
        address={address}
        filters={filters}
        sorts={sorts}
        answer={reviews}
        blank={
          <BlankState words="No reviews yet. Customers can review the products that were delivered to them.">
            <ButtonLink to={`${home}/allproduct`}>Product List</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Reviews">
            {rows.map((review) => (
              <ReviewLine key={review.id} review={review} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
