import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openTestShop } from '../test/test-app'

test('a stop doesn’t wait for ever although a request never arrives whole', async () => {
  const { app } = await openTestShop()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.on('error', () => {})
  const isTaken = new Promise((resolve) => socket.once('data', resolve))
  const head = 'POST /login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  socket.write(`${head}Content-Length: 60\r\nExpect: 100-continue\r\n\r\n`)
  await isTaken
  const dribble = setInterval(() => socket.write(' '), 200)
  expect(app.server.listening).toBe(true)
  await app.close()
  clearInterval(dribble)
  expect(app.server.listening).toBe(false)
})
