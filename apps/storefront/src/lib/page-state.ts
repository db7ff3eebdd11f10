import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { isRecord } from './narrow'

const STATE_ID = 'state'

/** What the server's page hands to the browser's script: the shop's origin and every answer the page was made from. */
export function stateScript(queryClient: QueryClient, origin: string) {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    serializeData: withoutHeaders,
  })
  return `<script type="application/json" id="${STATE_ID}" data-origin="${escapeAttribute(origin)}">${inScript(state)}</script>`
}

/** Fills the cache from the page, and answers the shop's origin; both only where the server made the page. */
export function restoreState(queryClient: QueryClient) {
  const script = document.getElementById(STATE_ID)
  if (!script) return window.location.origin
  const state: unknown = JSON.parse(script.textContent)
  if (!isRecord(state)) return window.location.origin
  hydrate(queryClient, state)
  // A kept page may be hours old, but never older than the catalogue: what it carries counts as read now.
  for (const query of queryClient.getQueryCache().getAll()) {
    query.setState({ ...query.state, dataUpdatedAt: Date.now() })
  }
  return script.dataset.origin ?? window.location.origin
}

/** JSON that can stand inside a script element: no `<` can close it. */
export function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Text inside a double-quoted attribute. */
export function escapeAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function withoutHeaders(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('status' in data) || !('body' in data))
    return data
  return { status: data.status, body: data.body }
}
