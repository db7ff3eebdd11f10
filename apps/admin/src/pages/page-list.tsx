import type { StaffPage } from '@etrend/contract'
import { pagePath } from '@etrend/domain'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import type { Column } from '../ui/column'
import { useListAddress } from '../ui/list-address'
import { Loaded } from '../ui/loaded'
import { Mark } from '../ui/mark'
import { PageHeader } from '../ui/page-header'
import { PlainTable } from '../ui/plain-table'
import { RowsSkeleton } from '../ui/skeleton'
import { DeletePage } from './delete-page'

const addAt = `${home}/pages/add`

/** The pages that staff write: FAQ, policies, about, size guides. */
export function PageList() {
  const address = useListAddress([])
  const query = { sort: address.sort ?? 'title' }
  const pages = api.pages.list.useQuery({
    queryKey: ['pages', 'list', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch the pages' },
  })
  return (
    <>
      <PageHeader title="Pages">
        <ButtonLink kind="primary" to={addAt}>
          <Plus size={16} aria-hidden />
          Add Page
        </ButtonLink>
      </PageHeader>
      <div className="pt-5">
        <Loaded answer={pages} skeleton={<RowsSkeleton rows={6} />}>
          {(rows) =>
            rows.length === 0 ? (
              <BlankState words="No pages yet. Write the FAQ, your policies and size guides here; the shop’s footer links to what you publish.">
                <ButtonLink to={addAt}>Add Page</ButtonLink>
              </BlankState>
            ) : (
              <PlainTable
                title="Pages"
                columns={columns}
                rows={rows}
                sort={query.sort}
                onSort={address.sortBy}
                keyOf={({ id }) => id}
              />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

const states = {
  draft: <Mark kind="quiet">Not in the shop</Mark>,
  published: <Mark kind="good">In the shop</Mark>,
  changed: <Mark kind="warning">Changes not published</Mark>,
}

const columns: Column<StaffPage>[] = [
  {
    title: 'Title',
    sort: 'title',
    cell: ({ id, title }) => (
      <Link
        to={`${home}/pages/${id}`}
        className="font-medium underline-offset-4 hover:underline pointer-coarse:py-2.5"
      >
        {title}
      </Link>
    ),
  },
  { title: 'Address', sort: 'slug', cell: ({ slug }) => pagePath(slug) },
  { title: 'Size guide of', cell: ({ subcategory_title }) => subcategory_title ?? '' },
  { title: 'State', cell: ({ state }) => states[state] },
  {
    title: 'Published',
    sort: 'published_at',
    cell: ({ published_at }) => (published_at ? momentOf(published_at) : ''),
  },
  { title: 'Action', cell: (page) => <DeletePage page={page} /> },
]
