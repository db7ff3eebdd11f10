import type { MouseEvent } from 'react'

/** Whether a click opens a link in this tab: the main button, no modifier key, and no other handler took it. */
export function isPlainClick(event: MouseEvent) {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && !event.defaultPrevented
}
