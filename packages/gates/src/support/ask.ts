import { Agent, request } from 'node:http'

export type Question = {
  port: number
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer | undefined
  /** The address of this machine that it comes from; 127.0.0.1 unless given. */
  localAddress?: string
  /** The body is read as bytes, one letter each. */
  isBinary?: boolean
  /** After so long without an answer it counts as hanging. */
  timeoutMs?: number
}

/** What came back, and how long it took. `status` 0: nothing came, the connection broke or it hung. */
export type Said = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One call with exactly these headers, Host among them, which fetch doesn't let one set. */
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

/** The body as JSON; undefined where it is none. */
export function jsonOf({ text }: Pick<Said, 'text'>): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
