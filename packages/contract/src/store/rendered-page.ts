/**
 * A page that the API server requests from the storefront's server build. The API never imports the storefront:
 * it loads `entry-server.js` by its path and calls `renderPage` and `parametersOf`.
 */
export type PageRequest = {
  /** Path and query as the browser asked. */
  url: string
  /** The shop's public origin, for canonical and Open Graph addresses. */
  origin: string
  /** Answers a GET of this contract inside the process, without the network. */
  fetch: (path: string) => Promise<{ status: number; body: unknown }>
  /** The time that the shop is shown as of, for staff; left out for shoppers. */
  asOf?: AsOf
}

/** `name` goes with every call of the page; `words` say the time: 'Fri 18 Dec 2026, 18:00'. */
export type AsOf = { name: string; words: string }

export type RenderedPage = {
  status: number
  /** Where to send the browser instead, with `status` 301 or 302. */
  location?: string
  /** A part of the page could not be loaded, and the page says so: it must not be kept for the next request. */
  isPartial?: boolean
  /** A secret page, opened by its address alone: caches must not keep it, nor search engines index it. */
  isPrivate?: boolean
  html: string
  /** What a Content-Security-Policy must allow for the styles in the page: 'sha256-…'. */
  styleHashes: readonly string[]
  /** What it must allow for scripts in the page that ordinary pages don't have. */
  scriptHashes?: readonly string[]
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** The query parameters that the page at a path reads. Any other makes no difference to it. */
export type ParametersOf = (path: string) => readonly string[]

/** The rendered HTML that pages share and the server build keeps: the bytes that it may take, and those that it takes. */
export type KeptParts = { mayTake: (bytes: number) => void; bytes: () => number }
