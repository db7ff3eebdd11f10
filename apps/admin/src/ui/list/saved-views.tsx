import { viewedList, type SavedView, type ViewedList } from '@etrend/contract'
import Bookmark from 'lucide-react/icons/bookmark'
import X from 'lucide-react/icons/x'
import { useId, useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { api } from '../../lib/api'
import { Button } from '../controls/button'
import { FoldedMenu } from '../controls/folded-menu'
import { IconButton } from '../controls/icon-button'
import { controlLook } from '../form/field'
import { Notice } from '../state/notice'
import { useStaffAction } from '../state/use-staff-action'

type Columns = { hidden: string[]; hide: (titles: string[]) => void }

/** Menu of the saved views of this list: opens one, deletes one, and saves the list as it is now. */
export function SavedViews(columns: Columns) {
  const list = useViewedList()
  return (
    list && (
      <FoldedMenu label="Views" icon={Bookmark}>
        <ViewsOfList list={list} {...columns} />
      </FoldedMenu>
    )
  )
}

/** The same in a sheet, under a title. `onOpen` is called when a view is opened. */
export function ViewsSection({ onOpen, ...columns }: Columns & { onOpen: () => void }) {
  const list = useViewedList()
  return (
    list && (
      <section aria-label="Views" className="-mx-2">
        <h3 className="font-semibold px-2 font-sans text-base">Views</h3>
        <ViewsOfList list={list} onOpen={onOpen} {...columns} />
      </section>
    )
  )
}

/** The list of this screen, if its views can be saved. */
function useViewedList() {
  const { pathname } = useLocation()
  return viewedList.safeParse(pathname.split('/').at(-1)).data
}

function ViewsOfList({
  list,
  hidden,
  hide,
  onOpen,
}: Columns & { list: ViewedList; onOpen?: () => void }) {
  const views = api.savedViews.list.useQuery({
    queryKey: ['views', list],
    queryData: { query: { list } },
    meta: { notLoaded: 'Failed to fetch the saved views' },
  })
  return (
    <>
      {views.isError ? <Notice>The saved views could not be loaded.</Notice> : null}
      {views.data?.body.length === 0 ? <p className="px-2 py-1 text-muted">No views yet.</p> : null}
      <ul aria-label="Saved views">
        {views.data?.body.map((view) => (
          <ViewRow key={view.id} view={view} hide={hide} onOpen={onOpen} />
        ))}
      </ul>
      <SaveView list={list} hidden={hidden} />
    </>
  )
}

function ViewRow({
  view,
  hide,
  onOpen,
}: {
  view: SavedView
  hide: Columns['hide']
  onOpen: (() => void) | undefined
}) {
  const { id, name, query, hidden_columns, is_shared, staff_name, can_remove } = view
  const { mutateAsync } = api.savedViews.remove.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  return (
    <li>
      <div className="flex items-center gap-1 rounded-control hover:bg-sunk">
        <Link
          to={`?${query}`}
          onClick={() => {
            if (hidden_columns) hide(hidden_columns)
            onOpen?.()
          }}
          className="min-w-0 grow px-2 py-1.5 wrap-anywhere pointer-coarse:py-3"
        >
          {name}
          {is_shared ? (
            <span className="block text-xs text-muted">For all staff, by {staff_name}</span>
          ) : null}
        </Link>
        {can_remove ? (
          <IconButton
            icon={X}
            label={`Delete the view ${name}`}
            disabled={isBusy}
            onClick={() =>
              void attempt(() => mutateAsync({ params: { id: String(id) } }), 'View deleted')
            }
          />
        ) : null}
      </div>
      {refusal ? <Notice>{refusal}</Notice> : null}
    </li>
  )
}

function SaveView({ list, hidden }: { list: ViewedList; hidden: string[] }) {
  const id = useId()
  const { search } = useLocation()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const { mutateAsync } = api.savedViews.create.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || name.trim() === '') return
    const query = new URLSearchParams(search)
    query.delete('page')
    const body = {
      list,
      name,
      query: String(query),
      hidden_columns: hidden,
      is_shared: isShared,
    }
    if (await attempt(() => mutateAsync({ body }), 'View saved')) setName('')
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      className="mt-2 grid gap-2 border-t border-line px-2 pt-2"
    >
      <label htmlFor={id}>Save this view as</label>
      <input
        id={id}
        className={controlLook}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <label className="flex items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        For all staff
      </label>
      {refusal ? <Notice>{refusal}</Notice> : null}
      {/* Not disabled meanwhile: it would lose the focus, which would close the menu. */}
      <Button type="submit">{isBusy ? 'Saving…' : 'Save view'}</Button>
    </form>
  )
}
