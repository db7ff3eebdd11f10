import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  array,
  check,
  object,
  optional,
  orElse,
  record,
  type Schema,
  unknown,
  validOf,
} from './schema'

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
  const body = name === 'navigation' ? navigation(data)?.body : undefined
  return body !== undefined && !body.header && !body.footer
}

const navigation = orElse(object({ body: object({ header: unknown, footer: unknown }) }), undefined)

/**
 * Fills the query cache from a page that the server made, and returns the shop's origin; otherwise returns the window's
 * origin. A cached page may be hours old, but never older than the catalogue, so its data counts as just loaded.
 */
export function restoreState(queryClient: QueryClient) {
  const script = document.getElementById(STATE_ID)
  if (!script) return window.location.origin
  for (const [queryKey, data, error] of outcomesIn(JSON.parse(script.textContent))) {
    if (error) failed(queryClient, queryKey, error)
    else queryClient.setQueryData(queryKey, data)
  }
  return script.dataset.origin ?? window.location.origin
}

// React Query says `Error` for whatever a call threw; a refusal is the answer.
const thrown = check((given): given is Error => record(given) !== undefined)

const outcome: Schema<Outcome> = (given) => {
  const [key, data, error] = array(given)
  return [array(key), data, optional(thrown)(error)]
}

const outcomesIn = orElse(validOf(outcome), [])

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
