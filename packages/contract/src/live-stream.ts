const COME_BACK_MS = 5000

/**
 * Reads server-sent events until `signal` ends it: calls `onBlock` with each block ('event: order\ndata: {…}'), and
 * `open` again some seconds after the stream ended or could not be reached. `open` answers the stream, undefined where
 * there is none for now, or null where there will never be one. An EventSource can't carry a token.
 */
export async function readLiveStream(
  open: () => Promise<ReadableStream<Uint8Array> | null | undefined>,
  onBlock: (block: string) => void,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    try {
      const stream = await open()
      if (stream === null) return
      if (stream) await readBlocks(stream, onBlock)
    } catch {
      // Not reachable for now, or no longer wanted.
    }
    await pause(signal)
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

function pause(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, COME_BACK_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
