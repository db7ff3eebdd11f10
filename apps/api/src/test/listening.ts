import { onTestFinished } from 'vitest'
import type { OrderingShop } from './ordering'

/** Opens a stream; `hear` waits until it has said `words`, and returns all that it said so far. */
export async function listen(
  shop: OrderingShop,
  path: string,
  headers: Record<string, string> = {},
) {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => addressOf(shop))
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const answer = await fetch(origin + path, { headers, signal: stop.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  return {
    answer,
    async hear(words: string) {
      while (!heard.includes(words)) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) throw new Error(`The stream ended after: ${heard}`)
        heard += value ?? ''
      }
      return heard
    },
    /** Resolves when the server ends the stream. */
    async ended() {
      while (!(await reader?.read())?.done);
      return true
    },
  }
}

function addressOf({ app }: OrderingShop) {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen.')
  return `http://127.0.0.1:${address.port}`
}
