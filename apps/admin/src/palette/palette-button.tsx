import Search from 'lucide-react/icons/search'
import { useState, useEffect, useEffectEvent } from 'react'
import type { Entries } from './choices'
import { Palette } from './palette'

/** The search of the top bar: looks like a field and opens the palette, as Ctrl/⌘ K does everywhere. */
export function PaletteButton({ entries }: { entries: Entries }) {
  const [isOpen, setOpen] = useState(false)
  usePaletteKey(() => setOpen(true))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`Search (${keys})`}
        onClick={() => setOpen(true)}
        className="md:w-56 md:bg-raised md:px-3 md:inset-ring md:inset-ring-edge md:hover:inset-ring-muted max-md:text-ink max-md:hover:bg-sunk flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-control text-muted pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        <Search size={16} aria-hidden className="max-md:size-[18px]" />
        <span className="max-md:sr-only">Search</span>
        <kbd aria-hidden className="max-md:hidden ms-auto font-sans text-xs pointer-coarse:hidden">
          {keys}
        </kbd>
      </button>
      {isOpen ? <Palette entries={entries} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** Calls `open` on Ctrl+K or ⌘+K, unless a dialog is open. */
function usePaletteKey(open: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
