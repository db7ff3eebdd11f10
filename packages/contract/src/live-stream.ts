import { readSharedStream, type Sharing } from './shared-stream.ts'
import type { LiveStream } from './stream-blocks.ts'
import { whileVisible } from './while-visible.ts'

/**
 * Follows server-sent events while the page is visible; all visible tabs of the browser with the same sharing name
 * use one connection. Returns a function that stops it.
 */
export function followLiveStream(sharing: Sharing, stream: LiveStream) {
  let hasFollowed = false
  return whileVisible((signal) => {
    if (hasFollowed) stream.onGap()
    hasFollowed = true
    void readSharedStream(sharing, stream, signal)
  })
}
