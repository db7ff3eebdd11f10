import { NoAnswer } from '../ask'
import { findings } from '../finding'
import type { Visited } from './visited'

const { ok, wrong } = findings('Live updates')

/** The first lines of a live stream arrive at once, although the stream goes on. */
export async function checkStreams({ storefront, ask }: Visited) {
  const buffered =
    'turn its buffering off for text/event-stream (nginx: proxy_buffering off; Caddy: flush_interval -1)'
  try {
    const { status, headers, body } = await ask(`${storefront}/api/store/live`, {
      until: (text) => text.includes('retry:'),
    })
    const isStream = status === 200 && headers['content-type']?.startsWith('text/event-stream')
    if (isStream && body.includes('retry:')) return [ok('Live updates arrive at once.')]
    return [wrong(`The stream of live updates is answered ${status}: let the proxy pass it on.`)]
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return [
      wrong(
        `The stream of live updates ${error.message}: the proxy holds it back, so ${buffered}.`,
      ),
    ]
  }
}
