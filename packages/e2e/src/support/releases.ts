import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const BASE = '/etrendadmin/'
const WORKER = `${BASE}offline-worker.js`

/**
 * Starts a proxy on a port in front of the admin on port `target`, which can pass for a later version of it: `release`
 * marks the page and gives the service worker another version, without the file `gone`, which isn't served any more.
 */
export async function startReleases(port: number, target: number) {
  let version = ''
  let gone = ''

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    const { method, url = '', headers } = asked
    if (gone && url === gone) return void answer.writeHead(404).end()
    const isPage = headers['sec-fetch-mode'] === 'navigate' || url === BASE
    const isChanged = version !== '' && (isPage || url === WORKER)
    const { 'if-none-match': _tag, ...others } = headers
    const sent = isChanged ? { ...others, 'accept-encoding': 'identity' } : headers
    const forwarded = request({ host: '127.0.0.1', port: target, method, path: url, headers: sent })
    forwarded.on('response', (response) => {
      if (isChanged) return void change(response, answer, isPage)
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  }

  async function change(response: IncomingMessage, answer: ServerResponse, isPage: boolean) {
    const before = await text(response)
    const mark = `<meta name="release" content="${version}"></head>`
    const after = isPage
      ? before.replace('</head>', mark)
      : before.replace(`${JSON.stringify(gone)},`, '').replace(/"[0-9a-f]{12}"/, `"${version}"`)
    const { etag: _etag, 'content-length': _length, ...headers } = response.headers
    answer.writeHead(response.statusCode ?? 502, headers).end(after)
  }

  const server = createServer(forward).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    release(name: string, without: string) {
      version = name
      gone = without
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
