import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { MINUTE_MS } from '../lib/times'
import { eventStreams } from './streams'

/** A server with places for four streams, at most three of one reader. */
async function server() {
  const streams = eventStreams({ most: 4, mostOfReader: 3, lifeMs: MINUTE_MS })
  const app = fastify()
  app.get<{ Params: { reader: string } }>('/:reader', ({ params }, reply) =>
    streams.add(reply, { reader: params.reader }),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  onTestFinished(async () => {
    stop.abort()
    streams.close()
    await app.close()
  })

  async function open(reader: string) {
    const { status, body } = await fetch(`${origin}/${reader}`, { signal: stop.signal })
    if (status !== 200 || !body) throw new Error(`A stream was answered with ${status}.`)
    const lines = body.pipeThrough(new TextDecoderStream()).getReader()
    return {
      async hear(words: string) {
        let heard = ''
        while (!heard.includes(words)) {
          const { value, done } = await lines.read()
          if (done) return 'ended'
          heard += value
        }
        return 'heard'
      },
    }
  }
  return { streams, open }
}

it('a reader with too many streams loses its oldest, and nobody is refused', async () => {
  const { streams, open } = await server()
  const all = [await open('a'), await open('a'), await open('a')]
  const newest = await open('a')
  streams.send('stock', {})
  const heard = [...all, newest].map((stream) => stream.hear('event: stock'))
  expect(await Promise.all(heard)).toEqual(['ended', 'heard', 'heard', 'heard'])
})

it('when all places are taken, the reader with the most streams loses its oldest', async () => {
  const { streams, open } = await server()
  const small = await open('small')
  const crowd = [await open('crowd'), await open('crowd'), await open('crowd')]
  const late = await open('late')
  streams.send('stock', {})
  const heard = [small, ...crowd, late].map((stream) => stream.hear('event: stock'))
  expect(await Promise.all(heard)).toEqual(['heard', 'ended', 'heard', 'heard', 'heard'])
})
