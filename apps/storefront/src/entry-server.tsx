import { type RenderPage } from '@etrend/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import { loadFrame, pageAt, type ShopPage } from './app/routes'
import { documentOf } from './app/document'
import { serverShopClient, statusOf } from './lib/api'
import { createQueryClient } from './lib/query-client'

export { inlineScriptHashes } from './app/document'

/** The whole HTML of an address, its data read through `fetch`; or where the address has moved to. */
export const renderPage: RenderPage = async ({ url, origin, fetch }) => {
  const { pathname, search } = new URL(url, origin)
  const found = pageAt({ pathname, search })
  const queryClient = createQueryClient()
  const shop = serverShopClient(queryClient, fetch)
  const [answer] = await Promise.all([
    outcomeOf(found && loaded(found.page, () => found.page.load?.(shop, found.address))),
    outcomeOf(loadFrame(shop)),
  ])
  if (answer.movedTo) return { status: 301, location: answer.movedTo + search, html: '' }
  const app = renderToString(
    <StaticRouter location={url}>
      <App queryClient={queryClient} origin={origin} />
    </StaticRouter>,
  )
  const status = found && isNowhere(found.page, found.address.params) ? 404 : answer.status
  return { status, html: documentOf(app, queryClient, origin) }
}
