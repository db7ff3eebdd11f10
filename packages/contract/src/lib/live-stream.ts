/** A stream of server-sent events, read with fetch: an EventSource can't send an access token. */
export type LiveStream = {
  /**
   * Returns the stream; undefined where there is none now (it is tried again), null where there will never be one. `age` is
   * for the call: the stream then begins with what happened in the last `age` ms, since the page was loaded.
   */
  open: (signal: AbortSignal, age: number) => Promise<ReadableStream<Uint8Array> | null | undefined>
  /** Receives each block: 'event: order\ndata: {…}'. */
  onBlock: (block: string) => void
  /** Events may have been missed. */
  onGap: () => void
}

/** The call that opens a stream may take so long to reach the server. */
export const ON_ITS_WAY_MS = 3_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/**
 * Reads a stream until `signal` ends it, and opens it again after it ended: after 5 s, and after up to a minute where
 * it ends each time soon after it was opened. `age`: see LiveStream. Later streams are preceded by a gap, and begin with
 * what happened after it while their call was on its way.
 */
export async function readLiveStream(stream: LiveStream, signal: AbortSignal, age: number) {
  let pauseMs = FIRST_PAUSE_MS
  for (let turn = 0; !signal.aborted; turn += 1) {
    const opened = Date.now()
    if (turn > 0) stream.onGap()
    try {
      const body = await stream.open(signal, turn === 0 ? age : ON_ITS_WAY_MS)
      if (body === null) return
      if (body) await readBlocks(body, stream.onBlock)
    } catch {
      // The server can't be reached now, or `signal` was aborted.
    }
    if (Date.now() - opened > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS
    await pause(pauseMs, signal)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

async function readBlocks(stream: ReadableStream<Uint8Array>, onBlock: (block: string) => void) {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    blocks.forEach(onBlock)
  }
}

/** Waits about that long: browsers that lost their streams together should not all reconnect in the same second. */
function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms * (0.75 + Math.random() / 2))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
