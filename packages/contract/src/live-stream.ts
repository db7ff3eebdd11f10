import { readSharedStream, type Sharing } from './shared-stream.ts'
import type { LiveStream } from './stream-blocks.ts'
import { whileVisible } from './while-visible.ts'

/** The call that opens the stream may take so long to reach the server. */
const ON_ITS_WAY_MS = 3_000

/**
 * Follows server-sent events while the page is visible; all visible tabs of the browser with the same sharing name
 * use one connection. Returns a function that stops it.
 */
export function followLiveStream(sharing: Sharing, stream: LiveStream) {
  let hasFollowed = false
  return whileVisible((signal) => {
    if (hasFollowed) stream.onGap()
    // What the page shows was read when it was loaded, and the stream begins later.
    const age = hasFollowed ? 0 : Math.round(performance.now()) + ON_ITS_WAY_MS
    hasFollowed = true
    void readSharedStream(sharing, stream, signal, age)
  })
}
