import type { PageRequest, ParametersOf, RenderPage } from '@etrend/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import { keptHtml } from './app/kept-html'
import { LaterFooter } from './app/later-footer'
import type { Loaded } from './app/loads'
import { pageAt, pages, type ShopPage } from './app/routes'
import { statusOf } from './lib/api'
import { collections } from './lib/collections'
import { HeadContext, type PageHead } from './lib/head'
import { KeptHtmlContext } from './lib/kept-html'
import { navigationQuery, shopQuery } from './lib/queries'
import { createQueryClient } from './lib/query-client'
import { object, text } from './lib/schema'
import { documentOf } from './server/document'
import { pageFacts } from './server/page-facts'
import { shareTags } from './server/share-tags'
import { loadFrame, serverShopClient } from './server/shop-client'

export { keptParts } from './app/kept-html'
export { inlineScriptHashes } from './server/document'

/** Renders the HTML of an address with data from `fetch`, or returns its redirect. Throws if a component throws. */
export const renderPage: RenderPage = async ({ url, origin, fetch, asOf }) => {
  const { pathname, search } = new URL(url, origin)
  const queryClient = createQueryClient()
  const shop = serverShopClient(queryClient, fetch)
  // The path as the router reads it: a URL's own is normalized.
  const [asked = '/'] = url.split(/[?#]/, 1)
  const exact = byPath.get(asked)
  const among = exact ? [exact] : pagesLike(pathname)
  const found = exact
    ? { page: exact, address: { params: {}, search: new URLSearchParams(search) } }
    : pageAt({ pathname, search }, among)
  const [{ status, movedTo, movedSearch, isPartial, isPrivate = false }, frame] = await Promise.all(
    [
      outcome(found?.page.load?.(shop, found.address)),
      outcome(loadFrame(shop, queryClient, fetch).then(() => FOUND)),
      found?.page.preload(),
      LaterFooter.preload(),
    ],
  )
  if (movedTo !== undefined || movedSearch !== undefined) {
    const path = movedTo === undefined ? pathname : encodeURI(movedTo)
    return { status, location: path + (movedSearch ?? search), html: '', styleHashes: [] }
  }
  const heads: PageHead[] = []
  const settings = shop.store.shop.getQueryData(shopQuery.queryKey)?.body
  const menus = shop.navigation.links.getQueryData(navigationQuery.queryKey)?.body
  const { kept, whole } = keptHtml({ pathname: asked, shop: settings, menus })
  const rendered = renderToString(
    <HeadContext value={(head) => void heads.push(head)}>
      <KeptHtmlContext value={kept}>
        <StaticRouter location={url}>
          <App queryClient={queryClient} origin={origin} among={among} />
        </StaticRouter>
      </KeptHtmlContext>
    </HeadContext>,
  )
  if (rendered.includes(GIVEN_UP)) throw new Error(`${url} failed to render`)
  // The last head is the page's. A page that failed to load may have none.
  const head = heads.at(-1)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const facts = found && pageFacts({ shop, origin, path, address: found.address })
  const picture = facts && (await sharedPicture(fetch, facts.shared))
  const name = settings?.name ?? 'eTrend'
  const tags =
    head && facts ? shareTags({ head, facts, picture: picture && origin + picture, name }) : ''
  return {
    status,
    isPartial: isPartial === true || frame.status !== 200,
    isPrivate,
    ...documentOf({
      ...whole(rendered),
      tags,
      queryClient,
      origin,
      file: found?.page.file,
      appearance: settings?.appearance,
      asOf,
    }),
  }
}

/** The path of the picture that link previews show of a page; undefined where the page isn't in the shop. */
async function sharedPicture(fetch: PageRequest['fetch'], page: string) {
  const { status, body } = await fetch(`/store/share-pictures/${encodeURIComponent(page)}`)
  return status === 200 ? object({ src: text })(body).src : undefined
}

/** See ParametersOf. */
export const parametersOf: ParametersOf = (path) => {
  const start = startOf(path)
  if (start.includes('%')) return pageAt({ pathname: path, search: '' })?.page.reads ?? []
  return readByStart.get(start) ?? []
}

/** The marker that React leaves in the HTML, without an error, where a component threw. */
const GIVEN_UP = '<!--$!-->'

const FOUND: Loaded = { status: 200 }

/** The result of a load. An error becomes status 404, 410 or 500; the page itself shows what failed. */
async function outcome(loading: Promise<Loaded> | undefined): Promise<Loaded> {
  try {
    return (await loading) ?? FOUND
  } catch (error) {
    const status = statusOf(error)
    return { status: status === 404 || status === 410 ? status : 500 }
  }
}

/** The pages that search engines may list, besides the products and what staff write. */
export const sitemapPaths = ['/', ...collections.map(({ path }) => path), '/all-products']

/** The pages by the first part of their paths; that of the page for unknown addresses is '*'. */
const byStart = new Map<string, ShopPage[]>()
for (const page of pages) {
  const start = startOf(page.path)
  byStart.set(start, [...(byStart.get(start) ?? []), page])
}

/** The parameters that the pages of each start read, for all pages of a start the same. */
const readByStart = new Map(
  [...byStart].map(([start, found]) => [start, [...new Set(found.flatMap(({ reads }) => reads))]]),
)

/** The pages without a parameter in their path. An address of exactly this path needs no router to find its page. */
const byPath = new Map(
  pages.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path, page]),
)

/**
 * The pages whose paths begin as this one does, and the page for unknown addresses. React Router compiles all the pages
 * that it is given each time.
 */
function pagesLike(pathname: string) {
  const start = startOf(pathname)
  if (start.includes('%')) return pages
  return [...(byStart.get(start) ?? []), ...(byStart.get('*') ?? [])]
}

/** Routes are matched in any case. */
function startOf(path: string) {
  return (path.split('/', 2).at(-1) ?? '').toLowerCase()
}
