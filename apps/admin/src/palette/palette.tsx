import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { leave } from '../lib/leaving'
import { Button } from '../ui/controls/button'
import { IconButton } from '../ui/controls/icon-button'
import { Notice } from '../ui/state/notice'
import type { Choice, Entries } from './choices'
import { PaletteList } from './palette-list'
import { useRecent } from './recent'
import { useGroups } from './use-groups'

/** Finds screens, actions and records by typing: the arrows move, Enter opens, Escape closes. */
export function Palette({ entries, onClose }: { entries: Entries; onClose: () => void }) {
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [reached, setReached] = useState<string>()
  const [recent, addRecent] = useRecent()
  const { groups, isLooking, failure, retry } = useGroups(entries, typed, recent)
  const options = groups.flatMap(({ title, choices }) =>
    choices.map((choice) => ({ choice, key: `${title} ${choice.to}` })),
  )
  // The reached option is found by its key: an answer that arrives meanwhile may move it to another place.
  const active = options.find(({ key }) => key === reached) ?? options[0]

  function choose(choice: Choice) {
    onClose()
    if (choice.act) return choice.act()
    addRecent(choice)
    leave(() => void navigate(choice.to))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = active ? options.indexOf(active) + step : 0
      setReached(options.at(next % Math.max(1, options.length))?.key)
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing)
      choose(active.choice)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={showModal}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className="max-sm:w-auto max-sm:mx-2 max-sm:max-w-none max-w-xl max-sm:mt-2 mx-auto mt-[10dvh] w-full overflow-hidden rounded-control bg-raised text-ink shadow-float"
    >
      <div className="flex max-h-[min(70dvh,560px)] flex-col">
        <div className="relative border-b border-line">
          <Search size={18} aria-hidden className="absolute inset-y-0 left-5 my-auto text-muted" />
          <input
            type="text"
            role="combobox"
            aria-label="Search pages, actions and records"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${listId}-active` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Search, or go to…"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setReached(undefined)
            }}
            onKeyDown={onKeyDown}
            className="h-13 w-full bg-raised ps-13 pe-14 text-base outline-none placeholder:text-muted"
          />
          <span className="absolute inset-y-0 right-2 grid place-items-center">
            <IconButton icon={X} label="Close" onClick={onClose} />
          </span>
        </div>
        <PaletteList id={listId} groups={groups} active={active?.choice} onChoose={choose} />
        {options.length === 0 && isLooking ? <p className={note}>Looking…</p> : null}
        {options.length === 0 && !isLooking && !failure ? (
          <p className={note}>Nothing found. Try fewer letters, or an ID like #12.</p>
        ) : null}
        {failure ? (
          <div className="flex flex-wrap items-center gap-3 px-4 pb-4">
            <Notice>{failure}</Notice>
            <Button onClick={retry}>Retry</Button>
          </div>
        ) : null}
        <output className="sr-only">
          {isLooking ? '' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
        </output>
      </div>
    </dialog>
  )
}

const note = 'px-5 pb-5 text-muted'

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
