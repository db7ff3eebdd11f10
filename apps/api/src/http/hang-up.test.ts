import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestShop } from '../test/test-app'

const line = z.object({ level: z.number(), msg: z.string() })
const ERROR = 50

test('a caller who hangs up in the middle of a form is not logged as an error of the server', async () => {
  const errors: string[] = []
  const write = (text: string) => {
    const { level, msg } = line.parse(JSON.parse(text))
    if (level >= ERROR) errors.push(msg)
  }
  const { app, headers } = await openTestShop({ logger: { level: 'info', stream: { write } } })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const head = [
    'POST /comp/createSize/ HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: ${headers.authorization}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 500',
    'Expect: 100-continue',
  ]
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.write('--x\r\nContent-Disposition: form-data; name="size_name"\r\n\r\nX')
  socket.destroy()
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  expect((await app.inject({ url: '/comp/allSize' })).json()).toEqual([])
  expect(errors).toEqual([])
})
