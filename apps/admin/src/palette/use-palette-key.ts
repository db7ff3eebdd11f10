import { useEffect, useEffectEvent } from 'react'

/** Calls `open` on Ctrl+K or ⌘+K, unless a dialog is open. */
export function usePaletteKey(open: () => void) {
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
