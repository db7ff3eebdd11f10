import type { SearchSuggestions } from '@etrend/contract'
import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { text, validOf } from '../lib/schema'
import { storedValue } from '../lib/stored-value'
import { OptionGroup } from './option-group'
import { type Option, recentGroups, searchPath, suggestionGroups } from './options'
import { useSuggestions } from './use-suggestions'

/** What the search box can call on the panel below it. */
export type PanelHandle = {
  press: (event: KeyboardEvent) => void
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** For the search box's ARIA attributes: the ids of the shown list and of the option chosen by keyboard. */
export type Shown = { list?: string; active?: string | undefined }

type SearchPanelProps = {
  ref: Ref<PanelHandle>
  /** What is typed; undefined while the panel is closed. */
  text: string | undefined
  isInMenu: boolean
  onShow: (shown: Shown) => void
  onClose: () => void
}

const NOTHING: SearchSuggestions = { products: [], categories: [], corrected: null }

/** The list below the search box: recent searches, or suggestions while something is typed. */
export function SearchPanel({ ref, text, isInMenu, onShow, onClose }: SearchPanelProps) {
  const list = useId()
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const asked = text?.trim() ?? ''
  const { suggestions, isCurrent } = useSuggestions(asked)
  const [pointed, setPointed] = useState<{ id: string; text: string }>()

  const found = suggestions ?? NOTHING
  const hasNothing = isCurrent && suggestions !== undefined && isEmpty(found)
  const groups =
    asked === ''
      ? recentGroups(list, recent)
      : hasNothing
        ? []
        : suggestionGroups(list, asked, found)
  const options = groups.flatMap((group) => group.options)
  const isOpen = text !== undefined && (options.length > 0 || hasNothing)
  const active = options.find(({ id }) => id === pointed?.id && asked === pointed.text)
  const shownList = isOpen && options.length > 0 ? list : undefined

  useLayoutEffect(
    () => onShow(shownList === undefined ? {} : { list: shownList, active: active?.id }),
    [onShow, shownList, active?.id],
  )

  function pointAt(place: number) {
    const option = options.at(place % (options.length || 1))
    if (!option) return
    setPointed({ id: option.id, text: asked })
    document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' })
  }

  function choose({ to, search }: Option) {
    if (search) rememberSearch(search)
    onClose()
    void navigate(to)
  }

  function press(event: KeyboardEvent) {
    const place = active ? options.indexOf(active) : undefined
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => pointAt(place === undefined ? 0 : place + 1),
      ArrowUp: () => pointAt(place === undefined ? -1 : place - 1),
      // Without a chosen option these two move the cursor in the text.
      Home: active && (() => pointAt(0)),
      End: active && (() => pointAt(-1)),
      Enter: active && (() => choose(active)),
      // Closes the list only: neither empties the box nor shuts the menu around it.
      Escape: isOpen ? onClose : undefined,
    }
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    rememberSearch(q)
    void navigate(q ? searchPath(q) : '/all-products')
  }

  useImperativeHandle(ref, () => ({ press, submit }))

  if (!isOpen) return null
  return (
    <div className="search-panel" data-is-in-menu={isInMenu}>
      {found.corrected && !hasNothing && (
        <p className="px-4 pt-3 text-sm text-muted">Showing results for “{found.corrected}”</p>
      )}
      {hasNothing && <p className="p-4 text-muted">Nothing found for “{asked}”.</p>}
      <div className="flex">
        {options.length > 0 && (
          // The search box keeps the focus, because it handles the keys.
          <div
            role="listbox"
            tabIndex={-1}
            id={list}
            aria-label="Suggestions"
            className="min-w-0 flex-1"
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map((group, place) => (
              <OptionGroup
                key={group.title ?? ''}
                // Numbered, because aria-labelledby can't reference an id with a space, as titles have.
                id={`${list}-g${place}`}
                group={group}
                activeId={active?.id}
                onChoose={choose}
              />
            ))}
          </div>
        )}
        {asked === '' && <RecentRemovers recent={recent} />}
      </div>
      <output className="sr-only">
        {asked !== '' && suggestions && `${options.length} suggestions`}
      </output>
    </div>
  )
}

function isEmpty({ products, categories }: SearchSuggestions) {
  return products.length + categories.length === 0
}

/** Remove buttons beside the recent searches. They are outside the list, because a listbox may only hold options. */
function RecentRemovers({ recent }: { recent: string[] }) {
  return (
    <ul aria-label="Remove recent searches" className="search-removers">
      {recent.map((text) => (
        <li key={text}>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove “${text}” from the recent searches`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => forgetSearch(text)}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const MOST_SEARCHES = 5

const searches = storedValue('etrend.searches', validOf(text, MOST_SEARCHES), [])

/** The searches made in this browser, the latest first. */
export function useRecentSearches() {
  return useSyncExternalStore(searches.subscribe, searches.current, searches.onServer)
}

function rememberSearch(text: string) {
  if (text) searches.replace([text, ...without(text)].slice(0, MOST_SEARCHES))
}

function forgetSearch(text: string) {
  searches.replace(without(text))
}

function without(text: string) {
  return searches.current().filter((other) => other.toLowerCase() !== text.toLowerCase())
}
