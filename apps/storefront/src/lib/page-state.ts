import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isRecord } from './narrow'

export const STATE_ID = 'state'

/** A query's key with its result: the data, or the error if there is none. */
type Outcome = [key: QueryKey, data: unknown, error?: Error]

/** The script element that hands the shop's origin and all query results of the page from server to browser. */
export function stateScript(queryClient: QueryClient, origin: string) {
  const outcomes = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, queryKey }) => state.status !== 'pending' && !isStandard(queryKey, state.data),
    )
    .map(({ queryKey, state: { data, error } }): Outcome => {
      return error ? [queryKey, null, error] : [queryKey, withoutHeaders(data)]
    })
  return `<script type="application/json" id="${STATE_ID}" data-origin="${escapeAttribute(origin)}">${inScript(outcomes)}</script>`
}

/** Whether a result says only that staff have changed no menu: every page would carry it for nothing. */
function isStandard([name]: QueryKey, data: unknown) {
  const body = name === 'navigation' && isRecord(data) ? data.body : undefined
  return isRecord(body) && !body.header && !body.footer
}

/**
 * Fills the query cache from a page that the server made, and returns the shop's origin; otherwise returns the window's
 * origin. A cached page may be hours old, but never older than the catalogue, so its data counts as just loaded.
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
  if (!Array.isArray(value) || value.length < 2 || !Array.isArray(value[0])) return false
  return value[2] === undefined || isRecord(value[2])
}

function failed(queryClient: QueryClient, queryKey: QueryKey, error: Error) {
  queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: 'error', error })
}

/** JSON for the inside of a script element: `<` is escaped, so that nothing in it can close the element. */
export function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Escapes text for a double-quoted attribute. */
export function escapeAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function withoutHeaders(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('status' in data) || !('body' in data))
    return data
  return { status: data.status, body: data.body }
}
