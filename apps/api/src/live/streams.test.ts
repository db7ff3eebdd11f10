import { once } from 'node:events'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { eventStreams } from './streams'

test('a reader who hung up while being let in takes no place', async () => {
  const streams = eventStreams({ most: 10, mostOfReader: 10, lifeMs: 60_000 })
  const app = fastify({ forceCloseConnections: true })
  let hasAdded = false
  app.get('/', async (request, reply) => {
    request.raw.socket.destroy()
    await once(reply.raw, 'close')
    streams.add(reply, { reader: '203.0.113.9' })
    hasAdded = true
    return reply
  })
  onTestFinished(async () => {
    streams.close()
    await app.close()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  await expect.poll(() => hasAdded).toBe(true)
  expect(streams.isEmpty()).toBe(true)
})
