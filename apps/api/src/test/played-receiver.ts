import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { authority } from './certificates'
import { untilSilent } from './until-silent'

/**
 * How a receiver of webhooks behaves. 'late': takes the event, and the shop gives up before an answer comes. 'hangs': the
 * same, but the shop gives up when the test calls `giveUp`.
 */
type Behaviour =
  | 'takes'
  | 'late'
  | 'hangs'
  | 'garbage'
  | 'endless'
  | 'redirects'
  | 'gone'
  | 'breaks'

type Play = {
  behaviour: Behaviour
  /** The path at which it behaves so; at others it takes what comes. */
  onlyAt?: string
  /** Expected signing secret. */
  secret: string
  /** Addresses the host name resolves to. */
  addresses: string[]
  /** How often its name was looked up. */
  asked: number
}

type Taken = { id: string; topic: string; data: Record<string, unknown>; isSigned: boolean }

const event = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })

/** A public address, as the shop sees the receiver. */
export const publicAddress = '93.184.215.14'

/** A server that receives webhooks for https://hooks.example, and the network in which the shop finds it. */
export async function playedReceiver() {
  const signer = authority()
  const { answer: wait, silent: giveUp } = untilSilent()
  const taken: Taken[] = []
  const play: Play = { behaviour: 'takes', secret: '', addresses: [publicAddress], asked: 0 }
  const server = createServer(signer.certificate(['hooks.example']), (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const header = (name: string) => String(request.headers[name])
      const { type: topic, data } = event.parse(JSON.parse(body))
      const isSigned = isSignedBy(play.secret, body, header)
      taken.push({ id: header('webhook-id'), topic, data, isSigned })
      const { behaviour, onlyAt = request.url } = play
      const now = request.url === onlyAt ? behaviour : 'takes'
      if (now === 'late') giveUp()
      answer(response, request.socket, now)
    })
  })
  const open = (at: number) =>
    new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  await open(0)
  const { port } = z.object({ port: z.number() }).parse(server.address())
  onTestFinished(close)
  const connections: string[] = []
  const outside = {
    addressesOf: () => {
      play.asked += 1
      return Promise.resolve(play.addresses)
    },
    connectTo: (address: string) => {
      connections.push(address)
      return { host: '127.0.0.1', port }
    },
    ca: signer.ca,
    wait,
  }
  const settings = { allowsPrivate: false, outside }
  return { play, taken, connections, settings, giveUp, close, reopen: () => open(port) }
}

function answer(response: ServerResponse, socket: Socket, behaviour: Behaviour) {
  if (behaviour === 'late' || behaviour === 'hangs') return
  if (behaviour === 'garbage') {
    socket.end('\u0001 this is not HTTP')
    return
  }
  if (behaviour === 'endless') {
    response.writeHead(200)
    const drops = setInterval(() => response.write(' '.repeat(8192)), 1)
    response.on('close', () => clearInterval(drops))
    return
  }
  if (behaviour === 'redirects') response.setHeader('location', 'http://127.0.0.1/inside')
  response.writeHead(statuses[behaviour]).end('thank you')
}

const statuses = { takes: 200, redirects: 302, gone: 410, breaks: 500 }

/** Checks a signature as a receiver does (packages/contract/README.md). */
function isSignedBy(secret: string, body: string, header: (name: string) => string) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return header('webhook-signature').split(' ').includes(expected)
}
