import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import type { PanelHandle, Shown } from '../search/search-panel'

// Fetched when the search box gets the focus. If that fails, the form still works.
const SearchPanel = lazy(() =>
  import('../search/search-panel').then(
    (m) => ({ default: m.SearchPanel }),
    () => ({ default: () => null }),
  ),
)

/** A plain form that opens the results. Shows suggestions once it has the focus. */
export function SearchBox({ isInMenu = false }: { isInMenu?: boolean }) {
  const id = useId()
  const { key, pathname, search } = useLocation()
  const term = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const panel = useRef<PanelHandle>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [open, setOpen] = useState<{ text: string; at: string }>()
  const [shown, setShown] = useState<Shown>({})
  const text = open?.at === key ? open.text : undefined

  function suggest({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setIsWanted(true)
    setOpen({ text: currentTarget.value, at: key })
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (text !== undefined) panel.current?.press(event)
    else if (event.key === 'ArrowDown') suggest(event)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(undefined)
  }

  const handlers = {
    // Until the panel has loaded, the browser submits the form itself.
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => panel.current?.submit(event),
    onBlur: leave,
  }
  return (
    <search>
      <form action="/search" className="relative" {...handlers}>
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <input
          key={term}
          id={id}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={term}
          placeholder="Search"
          autoComplete="off"
          className="field search-field"
          onFocus={suggest}
          onInput={suggest}
          onKeyDown={press}
          {...(isWanted && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': shown.list !== undefined,
            'aria-controls': shown.list,
            'aria-activedescendant': shown.active,
          })}
        />
        <button type="submit" className="icon-button absolute top-0 right-0" aria-label="Search">
          <Search aria-hidden size={18} />
        </button>
        {isWanted && (
          <Suspense>
            <SearchPanel
              ref={panel}
              text={text}
              isInMenu={isInMenu}
              onShow={setShown}
              onClose={() => setOpen(undefined)}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
