import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { openTracing } from '../monitoring/tracing'

/** How a collector answers: as it should, a second late, with an error, with bytes of no meaning, endlessly, or never. */
export type Manner = 'well' | 'late' | 'error' | 'garbage' | 'endless' | 'never'

const value = z.looseObject({ stringValue: z.string().optional(), intValue: z.number().optional() })
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.number() }),
})
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})
type Span = z.infer<typeof span>

/** A collector of traces. `answers` changes how it answers; `spans` are those of the calls that it answered well. */
export async function otlpCollector(manner: Manner = 'well') {
  const spans: Span[] = []
  const state = { manner, calls: 0 }
  const server = createServer((request, response) => {
    state.calls += 1
    let body = ''
    request.setEncoding('utf8').on('data', (text) => (body += String(text)))
    request.on('end', () => {
      if (state.manner === 'well') spans.push(...spansOf(body))
      answer(response, state.manner)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${portOf(server.address())}`
  const tracing = openTracing({ endpoint, service: 'etrend', everyMs: 50 })
  onTestFinished(() => tracing.close())
  return {
    tracing,
    spans,
    calls: () => state.calls,
    answers: (next: Manner) => void (state.manner = next),
    /** The spans of this name, once there are some. */
    named: (name: string) => spans.filter((one) => one.name === name),
  }
}

export function attributeOf({ attributes }: Span, key: string) {
  const found = attributes.find((one) => one.key === key)?.value
  return found?.stringValue ?? found?.intValue
}

function spansOf(body: string) {
  const { resourceSpans } = sent.parse(JSON.parse(body))
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

function answer(response: ServerResponse, manner: Manner) {
  if (manner === 'never') return
  if (manner === 'error') return void response.writeHead(500).end('no')
  if (manner === 'garbage') return void response.writeHead(200).end('\u0000<html>]]')
  if (manner === 'well') return void response.writeHead(200).end('{}')
  if (manner === 'late') return void setTimeout(() => response.end('{}'), 1_000)
  const drops = setInterval(() => response.write('x'.repeat(65_536)), 5)
  response.on('close', () => clearInterval(drops))
}

function portOf(address: AddressInfo | string | null) {
  return typeof address === 'object' && address ? address.port : 0
}
