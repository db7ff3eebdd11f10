// Runs before each test file of an app that shows toasts. The last of the setup files, so that its afterEach runs before
// the others unmount the page.
import { afterAll, afterEach, vi } from 'vitest'

/** For how many ms sonner keeps a closed toast on the page: its TIME_BEFORE_UNMOUNT. */
const LEAVING_MS = 200

let hasClosedToasts = false

afterEach(() => {
  hasClosedToasts ||=
    globalThis.document?.querySelector('[data-sonner-toast][data-removed="true"]') != null
})

// Unmounting doesn't stop the timer that takes a closed toast away, and React reads `window` when that timer ends. The
// page is gone with the last file of its worker, so an error of the timer would fail the whole run. Waiting once a file
// is enough, and costs less than after each test.
afterAll(async () => {
  if (!hasClosedToasts || vi.isFakeTimers()) return
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
})
