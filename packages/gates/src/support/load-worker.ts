import { Agent, request } from 'node:http'

// Prices carts over so many connections, as fast as responses come, and sends counts and times (ms) to its parent. It
// is a process of its own, so that the gate's work doesn't delay what it measures.
const [port = 0, connections = 1, durationMs = 0, pauseMs = 0] = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const body = JSON.stringify({ lines: [{ product_color: 1, size: 1, quantity: 1 }] })
const until = Date.now() + durationMs
const times: number[] = []
const counts = { good: 0, busy: 0, busyWithoutTime: 0, other: 0 }
let asked = 0

await Promise.all(Array.from({ length: connections }, client))
// Disconnects in the callback only: a long message is still being written when `send` returns.
process.send?.({ ...counts, times }, () => process.disconnect())

async function client() {
  while (Date.now() < until) {
    await ask()
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function ask() {
  const began = performance.now()
  asked += 1
  const network = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  return new Promise<void>((resolve) => {
    const failed = () => {
      counts.other += 1
      resolve()
    }
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method: 'POST',
        path: '/store/cart',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': network,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('error', failed)
        answer.on('end', () => {
          note(answer.statusCode ?? 0, answer.headers['retry-after'], performance.now() - began)
          resolve()
        })
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

function note(status: number, retryAfter: string | undefined, ms: number) {
  if (status === 200) {
    counts.good += 1
    times.push(ms)
  } else if (status === 503) {
    counts.busy += 1
    if (retryAfter === undefined) counts.busyWithoutTime += 1
  } else counts.other += 1
}
