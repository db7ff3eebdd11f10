import type { MouseEvent } from 'react'
import { isPlainClick } from '../lib/plain-click'

/** For links to another page of a list: a click moves the focus to the list's heading, so that reading goes on there. */
export function focusList(event: MouseEvent) {
  if (!isPlainClick(event)) return
  const heading = document.getElementById('products-heading')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
