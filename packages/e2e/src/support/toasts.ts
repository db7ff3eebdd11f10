import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Records the text of every toast of the pages of this context for seesToast(). A toast is shown for a few seconds
 * only, and on a busy machine it may be gone before a test looks for it.
 */
export async function recordToasts(context: BrowserContext) {
  await context.addInitScript(() => {
    const toasts: string[] = []
    // Toasts move into a dialog that opens, and out of one that closes: each is recorded once.
    const known = new WeakSet<Element>()
    Object.assign(window, { toasts })
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added) {
        if (!(node instanceof Element)) continue
        const isToast = node.matches('[data-sonner-toast]')
        const toast = isToast ? node : node.querySelector('[data-sonner-toast]')
        if (!toast?.textContent || known.has(toast)) continue
        known.add(toast)
        toasts.push(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until a toast with this text was shown since the document was loaded and since the last seesToast() of it. */
export async function seesToast(page: Page, text: string) {
  const take = () =>
    page.evaluate((wanted) => {
      const shown = window.toasts.findIndex((toast) => toast.includes(wanted))
      return window.toasts.splice(shown, shown < 0 ? 0 : 1)
    }, text)
  await expect.poll(take, { message: `the toast '${text}'` }).not.toEqual([])
}

declare global {
  interface Window {
    toasts: string[]
  }
}
