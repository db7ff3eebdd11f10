import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { LinesScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import type { Sort } from '../ui/list/sort-select'
import { ReviewLine } from './review-line'

const shown = fixed({ value: 'yes', label: 'Shown' }, { value: 'no', label: 'Hidden' })
const waiting = fixed({ value: 'waiting', label: 'Waiting for you' })
const sorts: Sort[] = [
  { title: 'Day', name: 'date' },
  { title: 'Stars', name: 'rating' },
  { title: 'Product', name: 'product_title' },
]
const filters: Filter[] = [
  { kind: 'few', name: 'shown', label: 'Shown?', useChoices: () => shown },
  { kind: 'few', name: 'photos', label: 'Photos', useChoices: () => waiting },
]

/** The customers' reviews. Staff can hide those that don't belong in the shop, and look at their photos. */
export function ReviewList() {
  const address = useListAddress(['shown', 'photos'])
  const reviews = api.reviewModeration.list.useQuery(
    listPageQuery(['reviews', 'list'], address, 'Failed to fetch reviews'),
  )
  return (
    <LinesScreen
      title="Reviews"
      searchLabel="Search reviews"
      address={address}
      filters={filters}
      sorts={sorts}
      answer={reviews}
      none="No reviews yet. Customers can review the products that were delivered to them."
      next={<ButtonLink to={`${home}/allproduct`}>Product List</ButtonLink>}
      line={(review) => <ReviewLine review={review} />}
    />
  )
}
