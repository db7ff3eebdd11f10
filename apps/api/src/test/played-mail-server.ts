import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

/** A mail server that asks for a sign-in and answers it in this way; 'silence' greets nobody. */
export async function playedMailServer(way: 'takes' | 'refuses' | 'repeats' | 'silence') {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (way === 'silence') return
    socket.write('220 ready\r\n')
    socket.on('data', (bytes) => socket.write(`${answerTo(bytes.toString(), way)}\r\n`))
    onTestFinished(() => void socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return port
}

function answerTo(said: string, way: string) {
  if (said.startsWith('EHLO')) return '250-here\r\n250 AUTH PLAIN'
  if (said.startsWith('QUIT')) return '221 bye'
  if (!said.startsWith('AUTH')) return '250 ok'
  if (way === 'takes') return '235 welcome'
  if (way === 'refuses') return '535 no'
  const [, given = ''] = /^AUTH PLAIN (\S+)/.exec(said) ?? []
  return `451 later, ${Buffer.from(given, 'base64').toString().replaceAll('\0', ' ')}`
}
