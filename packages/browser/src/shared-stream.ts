import { ON_ITS_WAY_MS, readLiveStream, type LiveStream } from '@etrend/contract/live-stream'

/** Tabs with the same `name` share one connection. Those with the same `topic` get the events that it receives. */
export type Sharing = { name: string; topic: string }

/** The time of two heartbeats of the server, and some seconds. */
const QUIET_MS = 60_000
const GAP = 'gap'

/**
 * Reads a stream until `signal` ends it. One tab of the browser reads, which is the one that holds the Web Lock, and
 * passes every block to the others by BroadcastChannel. A tab that hears nothing for a minute reports a gap, as its
 * topic may not be the one that is being read. Without Web Locks (plain http) every visible tab reads for itself. `age`:
 * see LiveStream.
 */
export async function readSharedStream(
  { name, topic }: Sharing,
  stream: LiveStream,
  signal: AbortSignal,
  age: number,
) {
  const locks: LockManager | undefined = navigator.locks
  if (!locks || typeof BroadcastChannel === 'undefined') return readLiveStream(stream, signal, age)
  const channel = new BroadcastChannel(name)
  const listener = hearing(stream)
  const label = `${topic}\n`
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.startsWith(label)) listener.hear(data.slice(label.length))
  })
  const passOn = (block: string) => {
    if (signal.aborted) return
    listener.hear(block)
    channel.postMessage(label + block)
  }
  const asked = performance.now()
  try {
    await locks.request(name, { signal }, async () => {
      // Another tab read until now: what came between its connection and this one was missed. What comes after this gap
      // and before the server has the new connection is sent by that.
      const isSecond = performance.now() - asked > 1000
      if (isSecond) passOn(GAP)
      const shared = { open: stream.open, onBlock: passOn, onGap: () => passOn(GAP) }
      await readLiveStream(shared, signal, isSecond ? ON_ITS_WAY_MS : age)
    })
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    listener.stop()
    channel.close()
  }
}

/** Hands each block to the stream's owner, and reports a gap after each minute without one. */
function hearing({ onBlock, onGap }: LiveStream) {
  let timer = setInterval(onGap, QUIET_MS)
  return {
    hear(block: string) {
      clearInterval(timer)
      timer = setInterval(onGap, QUIET_MS)
      if (block === GAP) onGap()
      else onBlock(block)
    },
    stop: () => clearInterval(timer),
  }
}
