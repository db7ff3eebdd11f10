import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Server } from '../shops/process'

/** What one kind of request costs: `cpu` is the server's CPU time per response in µs, `rate` the responses a second. */
export type Cost = { cpu: number; rate: number }

export type Question = {
  server: Server
  /** The address of the nth request. */
  path: (n: number) => string
  headers?: Record<string, string>
  /** What else the nth request has; without it, it is a GET. */
  more?: (n: number) => Pick<autocannon.Request, 'method' | 'headers' | 'body'>
  /** The expected status, or several; 200 by default. */
  status?: number | number[]
}

const CONNECTIONS = 10
let asked = 0

/**
 * Sends requests for some seconds over CONNECTIONS. The cost is also of what the server does after its answers, as
 * sending the mails of orders. Throws when a response has another status than expected.
 */
export async function load(question: Question, seconds: number): Promise<Cost> {
  const { server, path, headers, more = () => ({}), status = 200 } = question
  const setupRequest = (request: autocannon.Request) => {
    const n = asked++
    return { ...request, ...more(n), path: path(n) }
  }
  const before = await server.usage()
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: headers ?? {},
    requests: [{ setupRequest }],
  })
  const after = await usageAtRest(server)
  const { errors, timeouts, statusCodeStats } = result
  const counts = [status].flat().map((one) => statusCodeStats?.[`${one}`]?.count ?? 0)
  const good = counts.reduce((sum, count) => sum + count, 0)
  if (good === 0 || good !== result.requests.total || errors + timeouts > 0) {
    throw new Error(`${path(0)} answered ${JSON.stringify({ errors, timeouts, statusCodeStats })}`)
  }
  return { cpu: (after.cpu - before.cpu) / good, rate: good / result.duration }
}

/** The server's usage once it has hardly anything to do any more. */
async function usageAtRest(server: Server) {
  let before = await server.usage()
  for (;;) {
    await setTimeout(REST_MS)
    const now = await server.usage()
    if (now.cpu - before.cpu < REST_MS * 1000 * BUSY) return now
    before = now
  }
}

const REST_MS = 50
/** The part of a time that an idle server needs at most. */
const BUSY = 0.1
