import type { ServerResponse } from 'node:http'
import type { RenderPage } from '@etrend/contract'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

const ENTRY = '/src/entry-server.tsx'

/**
 * A Vite plugin for `npm run dev`: renders every page on the server with the data of the API at `api`, as the built shop
 * does, so that a page whose first render in the browser differs is reported in the browser's console.
 */
export function renderedPages(api: string): Plugin {
  return {
    name: 'rendered-pages',
    apply: 'serve',
    configureServer(server) {
      // A function that is returned here runs after Vite's own middlewares, which serve the source files.
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = request.originalUrl ?? '/'
          const origin = `http://${request.headers.host ?? 'localhost'}`
          void trySending(server, { url, origin, fetch: fetchFrom(api) }, response, next)
        })
      }
    },
  }
}

type Page = Parameters<RenderPage>[0]

/** Sends the page, or shows Vite's page about the error. */
async function trySending(
  server: ViteDevServer,
  page: Page,
  response: ServerResponse,
  showError: (error: unknown) => void,
) {
  try {
    await send(server, page, response)
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error)
    showError(error)
  }
}

async function send(server: ViteDevServer, page: Page, response: ServerResponse) {
  if (!(await isReady(page.fetch))) {
    response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' })
    response.end('The API is starting. This page loads by itself in a moment.')
    return
  }
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This version of Vite renders no pages.')
  const { renderPage } = await ssr.runner.import<{ renderPage: RenderPage }>(ENTRY)
  const { status, location, html } = await renderPage(page)
  if (location) response.writeHead(status, { location }).end()
  else {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(await server.transformIndexHtml(page.url, html))
  }
}

function fetchFrom(api: string): Page['fetch'] {
  return async (path) => {
    const answer = await fetch(new URL(path, api))
    const body: unknown = await answer.json()
    return { status: answer.status, body }
  }
}

function isReady(fetchPath: Page['fetch']) {
  return fetchPath('/readyz').then(
    () => true,
    () => false,
  )
}
