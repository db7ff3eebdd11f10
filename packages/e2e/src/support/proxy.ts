import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Starts a proxy on a port that sends each request to the next of these ports of this machine, and gives the call that
 * stops it. A request that its server doesn't take is answered 502. With `isPublic` the proxy writes the client's address
 * in X-Forwarded-For, as public proxies do: to the shop, staff are then not on this machine.
 */
export async function startProxy(port: number, targets: readonly number[], isPublic = false) {
  let count = 0

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

  const server = createServer(forward).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
