import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Starts a proxy that sends each request to the next of the ports of this machine that `to` has named; gives its own port,
 * and the call that stops it. A request that its server doesn't take is answered 502. With `isPublic` the proxy writes the
 * client's address in X-Forwarded-For, as public proxies do: to the shop, staff are then not on this machine.
 */
export async function startProxy(isPublic = false) {
  let count = 0
  let targets: readonly number[] = []

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    count += 1
    const { method, url, headers, socket } = asked
    const forwarded = request({
      host: '127.0.0.1',
      port: targets[count % targets.length],
      method,
      path: url,
      headers: {
        ...headers,
        ...(isPublic && { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' }),
      },
      agent: false,
    })
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    forwarded.on('error', () => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  }

  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return {
    port: address.port,
    to: (ports: readonly number[]) => void (targets = ports),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
