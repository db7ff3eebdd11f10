import { WAIT_MS } from '@etrend/tooling/patience'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Tests of the server run without a document.
const hasDocument = typeof document !== 'undefined'
const TOAST_LEAVES_MS = 300

configure({ asyncUtilTimeout: WAIT_MS })

afterEach(() => {
  if (!hasDocument) return
  cleanup()
  localStorage.clear()
})

// Toasts have a React root of their own. An open one would still render after the test's document is gone.
afterAll(async () => {
  if (!hasDocument) return
  const { dismissToasts } = await import('../ui/toaster')
  dismissToasts()
  await new Promise((resolve) => setTimeout(resolve, TOAST_LEAVES_MS))
})
