import { expect, it, onTestFinished, vi } from 'vitest'
import { readLiveStream } from './live-stream.ts'

it('a stream that is opened again begins with what happened while its call was on its way', async () => {
  vi.useFakeTimers()
  const stop = new AbortController()
  onTestFinished(() => {
    stop.abort()
    vi.useRealTimers()
  })
  const seen: (number | 'gap')[] = []
  const stream = {
    async open(_signal: AbortSignal, age: number) {
      seen.push(age)
      return new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })
    },
    onBlock: () => {},
    onGap: () => void seen.push('gap'),
  }
  void readLiveStream(stream, stop.signal, 70_000)
  await vi.advanceTimersByTimeAsync(7_000)
  expect(seen).toEqual([70_000, 'gap', 3_000])
})
