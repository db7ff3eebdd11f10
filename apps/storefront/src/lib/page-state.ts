import type { QueryClient, QueryKey } from '@tanstack/react-query'

const STATE_ID = 'state'

/** What was asked, and what came of it: the answer, or else why there is none. */
type Outcome = [key: QueryKey, data: unknown, error?: Error]

/** What the server's page hands to the browser's script: the shop's origin and every answer the page was made from. */
export function stateScript(queryClient: QueryClient, origin: string) {
  const outcomes = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, state: { data, error } }): Outcome => {
      return error ? [queryKey, null, error] : [queryKey, withoutHeaders(data)]
    })
  return `<script type="application/json" id="${STATE_ID}" data-origin="${escapeAttribute(origin)}">${inScript(outcomes)}</script>`
}

/**
 * Fills the cache from the page, and answers the shop's origin; both only where the server made the page. A kept page
 * may be hours old, but never older than the catalogue: what it carries counts as read now.
 */
export function restoreState(queryClient: QueryClient) {
  const script = document.getElementById(STATE_ID)
  if (!script) return window.location.origin
  const outcomes: unknown = JSON.parse(script.textContent)
  for (const [queryKey, data, error] of Array.isArray(outcomes) ? outcomes.filter(isOutcome) : []) {
    if (error) failed(queryClient, queryKey, error)
    else queryClient.setQueryData(queryKey, data)
  }
  return script.dataset.origin ?? window.location.origin
}

function isOutcome(value: unknown): value is Outcome {
  return Array.isArray(value) && Array.isArray(value[0])
}

function failed(queryClient: QueryClient, queryKey: QueryKey, error: Error) {
  queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: 'error', error })
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
