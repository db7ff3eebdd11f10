import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'

const PAUSE_MS = 250

/** Searches while the user types, after a short pause, and immediately on Enter. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (words: string) => void
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)

  // The address may change from elsewhere (Back, 'Show all'). That doesn't overwrite a field that has the focus.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  /** Searches after a pause in the typing, unless another screen was opened meanwhile: a search would lead back. */
  function searchSoon(words: string) {
    const { pathname } = window.location
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (window.location.pathname === pathname) onSearch(words)
    }, PAUSE_MS)
  }

  return (
    <div className="md:max-w-xs relative w-full min-w-0">
      <Search size={16} aria-hidden className="absolute inset-y-0 left-3 my-auto text-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder="Search"
        maxLength={100}
        defaultValue={value}
        className="h-9 w-full rounded-control bg-raised ps-9 pe-2 inset-ring inset-ring-edge placeholder:text-muted hover:inset-ring-muted pointer-coarse:h-11 pointer-coarse:text-base"
        onChange={({ target }) => searchSoon(target.value.trim())}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return
          clearTimeout(timer.current)
          onSearch(currentTarget.value.trim())
        }}
      />
    </div>
  )
}
