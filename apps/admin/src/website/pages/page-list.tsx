import type { StaffPage } from '@etrend/contract'
import { pagePath } from '@etrend/domain'
import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { momentOf } from '../../lib/times'
import { ButtonLink } from '../../ui/controls/button'
import { Mark } from '../../ui/display/mark'
import { ScreenHeader } from '../../ui/display/screen-header'
import type { Column } from '../../ui/list/column'
import { useListAddress } from '../../ui/list/list-address'
import { PlainTable } from '../../ui/list/plain-table'
import { RowMenu, rowActionLook } from '../../ui/list/row-menu'
import { WholeList } from '../../ui/list/whole-list'
import { BlankState } from '../../ui/state/blank-state'
import { DeletePage } from './delete-page'

const addAt = `${home}/pages/add`

/** The pages that staff write: FAQ, policies, about, size guides. */
export function PageList() {
  const address = useListAddress([])
  const [asked, setAsked] = useState<StaffPage>()
  const query = { sort: address.sort ?? 'title' }
  const pages = api.pages.list.useQuery({
    queryKey: ['pages', 'list', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch the pages' },
  })
  return (
    <>
      <ScreenHeader title="Pages">
        <ButtonLink kind="primary" to={addAt}>
          <Plus size={16} aria-hidden />
          Add Page
        </ButtonLink>
      </ScreenHeader>
      <WholeList
        name="pages"
        search={search}
        address={address}
        columns={columnsWith((page) => (
          <button
            type="button"
            aria-label={`Delete ${page.title}`}
            onClick={() => setAsked(page)}
            className={`${rowActionLook} text-danger`}
          >
            Delete
          </button>
        ))}
        otherwise="By title"
        answer={pages}
        blank={
          <BlankState words="No pages yet. Write the FAQ, your policies and size guides here; the shop’s footer links to what you publish.">
            <ButtonLink to={addAt}>Add Page</ButtonLink>
          </BlankState>
        }
      >
        {(rows, shown) => (
          <PlainTable
            title="Pages"
            columns={shown}
            rows={rows}
            sort={query.sort}
            onSort={address.sortBy}
            keyOf={({ id }) => id}
          />
        )}
      </WholeList>
      {asked ? <DeletePage page={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

const states = {
  draft: { kind: 'quiet', words: 'Not in the shop' },
  published: { kind: 'good', words: 'In the shop' },
  changed: { kind: 'warning', words: 'Changes not published' },
} as const

const search = {
  label: 'Search pages',
  textOf: ({ title, slug, state }: StaffPage) =>
    `${title} ${pagePath(slug)} ${states[state].words}`,
}

const columnsWith = (deletionOf: (page: StaffPage) => ReactNode): Column<StaffPage>[] => [
  {
    title: 'Title',
    place: 'lead',
    sort: 'title',
    cell: ({ id, title }) => (
      <Link
        to={`${home}/pages/${id}`}
        data-edit
        className="font-medium underline-offset-4 hover:underline pointer-coarse:py-2.5"
      >
        {title}
      </Link>
    ),
  },
  { title: 'Address', place: 'line', sort: 'slug', cell: ({ slug }) => pagePath(slug) },
  {
    title: 'Size guide of',
    cell: ({ subcategory_title }) => subcategory_title ?? '',
  },
  {
    title: 'State',
    place: 'status',
    cell: ({ state }) => <Mark kind={states[state].kind}>{states[state].words}</Mark>,
  },
  {
    title: 'Published',
    place: 'labelled',
    sort: 'published_at',
    cell: ({ published_at }) => (published_at ? momentOf(published_at) : ''),
  },
  {
    title: 'Action',
    place: 'menu',
    card: (page) => <RowMenu name={page.title}>{deletionOf(page)}</RowMenu>,
    cell: (page) => <span className="-mx-2">{deletionOf(page)}</span>,
  },
]
