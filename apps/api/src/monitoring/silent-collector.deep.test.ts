import { expect, test } from 'vitest'
import { inSpan } from '../lib/spans'
import { logLines } from '../test/log-lines'
import { otlpCollector } from '../test/otlp-collector'
import { openTestShop } from '../test/test-app'

test('spans that a silent collector doesn’t take are dropped, and later ones arrive', async () => {
  const { tracing, spans, calls, answers } = await otlpCollector('never')
  const { lines, logger } = logLines()
  await openTestShop({ traceRequests: tracing.traceRequests, logger })
  const work = (name: string) => inSpan({ name }, async () => {})
  await work('first')
  await expect.poll(calls).toBe(1)
  for (let index = 0; index < 10_000; index += 1) await work('waits')
  answers('well')
  // The call without an answer is given up after 8 seconds.
  await expect.poll(() => spans.length, { timeout: 20_000 }).toBe(2048)
  await work('last')
  await expect.poll(() => spans.at(-1)?.name).toBe('last')
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['traces can’t be sent; they are dropped', 'traces are sent again']),
  )
})
