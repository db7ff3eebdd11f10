import { WAIT_MS } from '@etrend/tooling/patience'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// Tests of the server run without a document.
const hasDocument = typeof document !== 'undefined'

configure({ asyncUtilTimeout: WAIT_MS })

afterEach(() => {
  if (!hasDocument) return
  cleanup()
  localStorage.clear()
})

// An open toast would still render after the test's document is gone.
afterAll(async () => {
  if (!hasDocument) return
  const { toastRoot } = await import('../ui/toaster')
  toastRoot.unmount()
})
