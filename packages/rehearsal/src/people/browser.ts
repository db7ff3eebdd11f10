import { Agent, request } from 'node:http'

/** A response; status 0 where none came: the connection broke, or the time was up. */
export type Said = { status: number; text: string; retryAfter: number; ms: number }
export type Asked = {
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}
export type Browser = ReturnType<typeof openBrowser>

// As the shop's own pages: packages/contract/src/client.ts.
const TIMEOUT_MS = 15_000

/** Sends requests to the shop as a browser does that has this address and has opened this host. */
export function openBrowser(port: number, localAddress: string, host: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })

  return {
    /** Sends one request, without retries. Never rejects. */
    send: (method: string, path: string, { json, form, headers }: Asked = {}) =>
      new Promise<Said>((resolve) => {
        const began = performance.now()
        const ms = () => performance.now() - began
        const nothing = () => resolve({ status: 0, text: '', retryAfter: 0, ms: ms() })
        const body = bodyOf(json, form)
        const sent = request({
          host: '127.0.0.1',
          port,
          localAddress,
          agent,
          method,
          path,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { host: `${host}:${port}`, ...body?.headers, ...headers },
        })
        sent.on('error', nothing)
        sent.on('response', (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', nothing)
          answer.on('close', nothing) // Changes nothing after the end.
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString('utf8'),
              retryAfter: Number(answer.headers['retry-after'] ?? 0),
              ms: ms(),
            }),
          )
        })
        sent.end(body?.bytes)
      }),

    close: () => agent.destroy(),
  }
}

function bodyOf(json: unknown, form: Record<string, string> | undefined) {
  if (form) return multipart(form)
  if (json === undefined) return undefined
  const bytes = Buffer.from(JSON.stringify(json))
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
  return { bytes, headers }
}

function multipart(form: Record<string, string>) {
  const boundary = `----etrend${crypto.randomUUID()}`
  const parts = Object.entries(form).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const bytes = Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
  const type = `multipart/form-data; boundary=${boundary}`
  return { bytes, headers: { 'content-type': type, 'content-length': String(bytes.length) } }
}
