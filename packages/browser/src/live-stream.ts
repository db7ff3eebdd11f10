import { ON_ITS_WAY_MS, type LiveStream } from '@etrend/contract/live-stream'
import { readSharedStream, type Sharing } from './shared-stream'
import { whileVisible } from './while-visible'

/**
 * Follows server-sent events while the page is visible; all visible tabs of the browser with the same sharing name
 * use one connection. Returns a function that stops it.
 */
export function followLiveStream(sharing: Sharing, stream: LiveStream) {
  let hasFollowed = false
  return whileVisible((signal) => {
    if (hasFollowed) stream.onGap()
    // What the page shows was read when it was loaded, and the stream begins later.
    const age = hasFollowed ? ON_ITS_WAY_MS : Math.round(performance.now()) + ON_ITS_WAY_MS
    hasFollowed = true
    void readSharedStream(sharing, stream, signal, age)
  })
}
