import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** How a gateway over the network behaves: answers with a value as JSON, or in one of these ways. */
export type Behaviour = 'never' | 'endless' | 'slow' | object

/**
 * A server that plays a gateway; `behave` may change from call to call. It calls `silent` when it begins to keep an answer
 * back for ever. It is closed when the test ends.
 */
export async function oddGateway(behave: (url: string) => Behaviour, silent = () => {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response, behave(request.url ?? ''), silent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${portOf(server.address())}/`
  function hangUp() {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(hangUp)
  return { url, asked, hangUp }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  behaviour: Behaviour,
  silent: () => void,
) {
  request.resume()
  if (behaviour === 'never' || behaviour === 'slow') silent()
  if (behaviour === 'never') return
  if (behaviour === 'endless' || behaviour === 'slow') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const [size, pause] = behaviour === 'slow' ? [1, 50] : [16_384, 1]
    const drops = setInterval(() => response.write(' '.repeat(size)), pause)
    response.on('close', () => clearInterval(drops))
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(behaviour))
}

function portOf(address: AddressInfo | string | null) {
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
