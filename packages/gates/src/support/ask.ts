import { Agent, request } from 'node:http'

export type Question = {
  port: number
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer | undefined
  /** The address of this machine from which the request is sent; 127.0.0.1 by default. */
  localAddress?: string
  /** Reads the body of the response as bytes: each is one character of `text` (latin1). */
  isBinary?: boolean
  /** After so many ms of silence the request is given up. */
  timeoutMs?: number
}

/** A response, and after how many ms it came. `status` 0: none came, since the connection broke or timed out. */
export type Said = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends one request with exactly these headers, even Host, which fetch doesn't let its caller set. Never rejects. */
export function ask({
  port,
  method,
  path,
  headers,
  body,
  localAddress,
  isBinary = false,
  timeoutMs = 30_000,
}: Question) {
  const began = performance.now()
  return new Promise<Said>((resolve) => {
    const nothing = () =>
      resolve({ status: 0, headers: {}, text: '', ms: performance.now() - began })
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        ...(localAddress !== undefined && { localAddress }),
        headers: { ...length, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', nothing)
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString(isBinary ? 'latin1' : 'utf8')
          const ms = performance.now() - began
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms })
        })
      },
    )
    sent.setTimeout(timeoutMs, () => sent.destroy())
    sent.on('error', nothing)
    sent.end(body)
  })
}

/** The body as JSON; undefined where it isn't JSON. */
export function jsonOf({ text }: Pick<Said, 'text'>): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
