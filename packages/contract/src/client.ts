import type { ApiFetcher, ApiFetcherArgs } from '@ts-rest/core'

/** Sends a form. The default is `fetch`; the admin passes a function that reports the progress of uploads. */
export type SendForm = (address: string, init: RequestInit) => Promise<Response>

/** How a browser gets its tokens; both apps keep them in local storage (spec §3). */
export type TokenStore = {
  access: () => string | undefined
  /** Renews the tokens and returns the new access token; undefined where the session has ended. */
  renew: () => Promise<string | undefined>
}

const TIMEOUT_MS = 15_000
// A picture of 8 MB on a slow connection takes this long.
const UPLOAD_TIMEOUT_MS = 120_000

/**
 * Makes the function by which a browser sends the calls of this contract: forms as plain text and files (ts-rest would
 * quote every text), repeated query values as repeated keys, with the access token. On 401 it renews the session once,
 * and sends the call again. Throws ConnectionError where no answer comes within 15 s (forms: 120 s).
 */
export function createFetcher(tokens?: TokenStore, sendForm?: SendForm): ApiFetcher {
  // A refresh token works once: calls that are refused together share one renewal.
  let renewal: Promise<string | undefined> | undefined

  async function renewed(from: TokenStore, refused: string) {
    const current = from.access()
    if (current !== refused) return current
    renewal ??= from.renew().finally(() => (renewal = undefined))
    return await renewal
  }

  return async (args) => {
    const access = tokens?.access()
    const answer = await send(args, access, sendForm)
    if (answer.status !== 401 || !tokens || !access) return answer
    const next = await renewed(tokens, access)
    return next ? send(args, next, sendForm) : answer
  }
}

/** No answer came: offline, refused or too slow. The message is a sentence for the user. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

async function send(
  args: ApiFetcherArgs,
  access: string | undefined,
  sendForm: SendForm = (address, init) => fetch(address, init),
) {
  const isForm = args.contentType === 'multipart/form-data'
  const timeout = AbortSignal.timeout(isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  const given = args.fetchOptions?.signal
  try {
    const dispatch = isForm ? sendForm : fetch
    const response = await dispatch(addressOf(args), {
      ...args.fetchOptions,
      method: args.method,
      headers: access ? { ...args.headers, authorization: `Bearer ${access}` } : args.headers,
      body: isForm ? formData(args.rawBody) : args.body,
      signal: given ? AbortSignal.any([given, timeout]) : timeout,
    })
    const body = parsed(await response.text(), response)
    return { status: response.status, body, headers: response.headers }
  } catch (error) {
    if (given?.aborted) throw error
    throw new ConnectionError(
      timeout.aborted
        ? 'The shop took too long to answer. Please try again.'
        : 'The shop could not be reached. Check your connection and try again.',
      { cause: error },
    )
  }
}

function parsed(text: string, response: Response): unknown {
  if (text === '') return undefined
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

/** The address of a call, with repeated query values as repeated keys (ts-rest would send `size[0]=S`). */
export function addressOf({ path, rawQuery }: Pick<ApiFetcherArgs, 'path' | 'rawQuery'>) {
  const [bare = path] = path.split('?')
  const query = queryString(rawQuery)
  return query ? `${bare}?${query}` : bare
}

/** `{ size: ['S', 'M'] }` → `size=S&size=M`; absent values are left out. */
function queryString(query: unknown) {
  const pairs = new URLSearchParams()
  for (const [key, value] of entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(key, String(one))
    }
  }
  return pairs.toString()
}

function formData(body: unknown) {
  const form = new FormData()
  for (const [key, value] of entries(body)) {
    if (value instanceof Blob) form.append(key, value)
    else if (value !== undefined && value !== null) form.append(key, formText(value))
  }
  return form
}

/** Booleans travel as 'True' and 'False' (spec §3). */
function formText(value: unknown) {
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
