import { lookup, type LookupOptions } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'

const PATIENCE_MS = 5_000
const MOST_BYTES = 4 * 1024 * 1024

type Answer = {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  /** This end of the connection, and the other. */
  local: string
  remote: string
}

type Request = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  patienceMs?: number
  /** The answer is taken as soon as its body so far meets this; the rest isn't waited for. */
  until?: (text: string) => boolean
}

export type Ask = (url: string, request?: Request) => Promise<Answer>

/** The address gave no answer; the message says why, in words that follow its name. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

type Manner = {
  /** The address of this machine to ask from. */
  from?: string | undefined
  /** An authority to trust besides the usual. */
  ca?: string | undefined
  /** Asks past a wrong certificate too. Never for what is secret. */
  isTrusting?: boolean
}

/** Asks addresses as a browser does. Rejects with NoAnswer after 5 s, or `patienceMs`. */
export function asking({ from, ca, isTrusting = false }: Manner): Ask {
  return (address, request = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      const send = url.protocol === 'https:' ? https.request : http.request
      const { method = 'GET', headers, body, patienceMs = PATIENCE_MS, until } = request
      const sent = send(url, {
        method,
        agent: false,
        rejectUnauthorized: !isTrusting,
        ...(ca !== undefined && { ca }),
        lookup: lookUp,
        headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
        ...(from !== undefined && { localAddress: from, family: 4 }),
      })
      const fail = (error: Error) => {
        clearTimeout(timer)
        sent.destroy()
        reject(error)
      }
      const timer = setTimeout(
        () => fail(new NoAnswer(`didn’t answer within ${patienceMs / 1000} s`)),
        patienceMs,
      )
      sent.on('error', (error) => fail(new NoAnswer(reasonOf(error))))
      sent.on('response', (response) => {
        let text = ''
        const take = () => {
          clearTimeout(timer)
          const { localAddress: local = '', remoteAddress: remote = '' } = ends
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: text,
            local: plainAddress(local),
            remote: plainAddress(remote),
          })
          sent.destroy()
        }
        const { localAddress, remoteAddress } = response.socket
        const ends = { localAddress, remoteAddress }
        response.setEncoding('utf8')
        response.on('error', (error) => fail(new NoAnswer(reasonOf(error))))
        response.on('data', (part: string) => {
          text += part
          if (text.length > MOST_BYTES || until?.(text)) take()
        })
        response.on('end', take)
      })
      sent.end(body)
    })
}

/** Browsers know that *.localhost is this machine; not every resolver does. */
export const lookUp: LookupFunction = (name, options: LookupOptions, done) => {
  if (!isLocalhost(name)) return lookup(name, options, done)
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

export function isLocalhost(name: string) {
  return name === 'localhost' || name.endsWith('.localhost')
}

/** '::ffff:10.0.0.1' is 10.0.0.1. */
export function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/** Why a connection failed, in words that follow the name of a host. */
export function reasonOf(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  switch (code) {
    case 'ECONNREFUSED':
      return 'refuses connections'
    case 'ENOTFOUND':
      return 'has no address'
    case 'EAI_AGAIN':
    case 'ESERVFAIL':
    case 'ETIMEOUT':
      return 'can’t be looked up: no name server answers'
    case 'ECONNRESET':
    case 'EPIPE':
      return 'cuts the connection'
    default:
      return code.startsWith('HPE_') ? 'doesn’t speak HTTP' : `can’t be reached (${error.message})`
  }
}
