import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A way to the PostgreSQL server of `url` that a test can break: `swallow` makes connections on which these words were
 * sent lose every byte from then on, in both directions, without an error, as a network does that is cut.
 */
export async function relayTo(url: string) {
  const target = new URL(url)
  const pairs: { sockets: Socket[]; sent: string; isSwallowed: boolean }[] = []
  const server = createServer((client) => {
    const onward = connect(Number(target.port), target.hostname)
    const pair = { sockets: [client, onward], sent: '', isSwallowed: false }
    pairs.push(pair)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes: Buffer) => {
        if (from === client) pair.sent += bytes.toString('latin1')
        if (!pair.isSwallowed) to.write(bytes)
      })
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
    pass(client, onward)
    pass(onward, client)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  const relayed = new URL(url)
  relayed.port = String(address.port)
  relayed.hostname = '127.0.0.1'
  const cut = () => {
    for (const socket of pairs.flatMap(({ sockets }) => sockets)) socket.destroy()
    server.close()
  }
  onTestFinished(cut)

  return {
    url: relayed.href,
    cut,
    swallow(words: string) {
      for (const pair of pairs) pair.isSwallowed ||= pair.sent.includes(words)
    },
  }
}
