import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

/** How a proxy treats what it passes on; without habits it does all right. */
export type Habits = {
  /** The Host header that it sends instead of the browser's. */
  host?: string
  /** Takes the visitor's X-Forwarded-For as it is, sends its own after it, or sends none. */
  forwardedFor?: 'taken' | 'none'
  forwardedProto?: 'none'
  /** Refuses larger bodies with 413 and a page, */
  mostBytes?: number
  /** or cuts the connection there. */
  cutsAt?: number
  /** Waits for the whole answer before it passes it on. */
  buffers?: boolean
  /** Headers of answers, and of requests, that it leaves out. */
  hides?: readonly string[]
  cookie?: (cookie: string) => string
  /** Takes requests and never answers, answers with something of its own, or speaks another language. */
  instead?: 'silence' | 'a page' | 'garbage' | 'bad gateway'
}

/** A proxy on a free port, by https where it has a certificate; `to` says where the shop listens. */
export async function playedProxy(habits: Habits, tls?: { key: Buffer; cert: Buffer }) {
  let shopPort = 0
  const answer = (request: http.IncomingMessage, response: http.ServerResponse) =>
    pass(request, response, { habits, port: shopPort, protocol: tls ? 'https' : 'http' })
  const server = tls ? https.createServer(tls, answer) : http.createServer(answer)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (habits.instead === 'garbage') socket.end('220 ready\r\n')
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { port, to: (shop: number) => void (shopPort = shop) }
}

type Way = { habits: Habits; port: number; protocol: string }

function pass(request: http.IncomingMessage, response: http.ServerResponse, way: Way) {
  const { habits, port } = way
  if (habits.instead === 'silence') return
  if (habits.instead === 'a page') return void response.end('<h1>It works!</h1>')
  if (habits.instead === 'bad gateway') return void response.writeHead(502).end('<h1>Bad</h1>')
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > (habits.mostBytes ?? Infinity)) {
    return void response.writeHead(413).end('<h1>413 Request Entity Too Large</h1>')
  }
  if (length > (habits.cutsAt ?? Infinity)) return void request.socket.destroy()
  const { method, url } = request
  const sent = http.request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: headersFor(request, way),
  })
  sent.on('error', () => response.destroy())
  sent.on('response', (answer) => {
    const headers = headersOf(answer, habits)
    if (!habits.buffers) response.writeHead(answer.statusCode ?? 502, headers)
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => (habits.buffers ? parts.push(part) : response.write(part)))
    answer.on('end', () => {
      if (habits.buffers) response.writeHead(answer.statusCode ?? 502, headers)
      response.end(Buffer.concat(parts))
    })
  })
  response.on('close', () => sent.destroy())
  request.pipe(sent)
}

function headersFor({ headers, socket }: http.IncomingMessage, { habits, protocol }: Way) {
  const kept: http.OutgoingHttpHeaders = { ...headers }
  if (habits.host !== undefined) kept.host = habits.host
  if (habits.forwardedFor !== 'taken') kept['x-forwarded-for'] = socket.remoteAddress ?? ''
  if (habits.forwardedFor === 'none') delete kept['x-forwarded-for']
  kept['x-forwarded-proto'] = protocol
  if (habits.forwardedProto === 'none') delete kept['x-forwarded-proto']
  for (const name of habits.hides ?? []) delete kept[name]
  return kept
}

function headersOf({ headers }: http.IncomingMessage, { hides = [], cookie }: Habits) {
  const kept: http.OutgoingHttpHeaders = { ...headers }
  for (const name of hides) delete kept[name]
  const cookies = headers['set-cookie']
  if (cookie && cookies) kept['set-cookie'] = cookies.map(cookie)
  return kept
}
