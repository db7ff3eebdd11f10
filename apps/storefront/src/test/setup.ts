import { dismissToasts } from '@etrend/look/toasts'
import { elementError } from '@etrend/tooling/element-error'
import { WAIT_MS } from '@etrend/tooling/patience'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ asyncUtilTimeout: WAIT_MS, getElementError: elementError(prettyDOM) })

afterEach(() => {
  // Tests of the server run without a document.
  if (typeof document === 'undefined') return
  cleanup()
  dismissToasts()
  localStorage.clear()
  // The query client takes no notice of the event 'online' while no page is rendered.
  onlineManager.setOnline(true)
})
