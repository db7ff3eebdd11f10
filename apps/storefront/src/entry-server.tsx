import type { ParametersOf, RenderPage } from '@etrend/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import type { Loaded } from './app/loads'
import { loadFrame, pageAt } from './app/routes'
import { serverShopClient, statusOf } from './lib/api'
import { HeadContext, type PageHead } from './lib/head'
import { createQueryClient } from './lib/query-client'
import { documentOf } from './server/document'
import { pageFacts } from './server/page-facts'
import { shareTags } from './server/share-tags'

export { inlineScriptHashes } from './server/document'
export { sitemapPaths } from './server/sitemap-paths'

/** The whole HTML of an address, its data read through `fetch`; or where the address has moved to. */
export const renderPage: RenderPage = async ({ url, origin, fetch }) => {
  const { pathname, search } = new URL(url, origin)
  const queryClient = createQueryClient()
  const shop = serverShopClient(queryClient, fetch)
  const found = pageAt({ pathname, search })
  const [{ status, movedTo }] = await Promise.all([
    outcome(found?.page.load?.(shop, found.address)),
    outcome(loadFrame(shop).then(() => FOUND)),
    found?.page.preload(),
  ])
  if (movedTo) {
    return { status, location: encodeURI(movedTo) + search, html: '', styleHashes: [] }
  }
  const heads: PageHead[] = []
  const app = renderToString(
    <HeadContext value={(head) => void heads.push(head)}>
      <StaticRouter location={url}>
        <App queryClient={queryClient} origin={origin} />
      </StaticRouter>
    </HeadContext>,
  )
  if (app.includes(GIVEN_UP)) throw new Error(`${url} failed to render`)
  // The innermost head is the page's; what failed to load has none.
  const head = heads.at(-1)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const facts = found && pageFacts({ shop, origin, path, address: found.address })
  const tags = head && facts ? shareTags(head, facts, origin) : ''
  return { status, ...documentOf({ app, tags, queryClient, origin, file: found?.page.file }) }
}

/** See ParametersOf. */
export const parametersOf: ParametersOf = (path) =>
  pageAt({ pathname: path, search: '' })?.page.reads ?? []

/** What React leaves, silently, where a part threw. */
const GIVEN_UP = '<!--$!-->'

const FOUND: Loaded = { status: 200 }

/** What was refused shows on the page; only its status has to be told. */
async function outcome(loading: Promise<Loaded> | undefined): Promise<Loaded> {
  try {
    return (await loading) ?? FOUND
  } catch (error) {
    return { status: statusOf(error) === 404 ? 404 : 500 }
  }
}
