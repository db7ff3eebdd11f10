import type { BrowserContext, Page, Request } from 'playwright-core'

/** Counts the requests to `path` that are open in the tabs of a context, and names the tabs that hold them. */
export function openStreams(context: BrowserContext, path: string) {
  const open = new Map<Request, Page>()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) open.set(request, request.frame().page())
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  const holders = () => [...open.values()].filter((page) => !page.isClosed())
  return { holders, count: () => holders().length }
}

/** Hides or shows the page, as the browser does when the user switches tabs. */
export async function turnAway(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
