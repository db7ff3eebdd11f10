import type { MouseEvent } from 'react'

/** A click that is to open a link here: not in another tab or window, and nobody else took care of it. */
export function isPlainClick(event: MouseEvent) {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && !event.defaultPrevented
}
