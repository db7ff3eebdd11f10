import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 25_000
/** A connection that leaves this much unread is dead or hostile, and is cut off. */
const MOST_UNREAD_BYTES = 64 * 1024
/** Events are kept for this long, for pages that were loaded before and begin to listen after. */
const KEPT_MS = 30_000
const MOST_KEPT = 200

type Limits = { most: number; mostOfReader: number; lifeMs: number }
type Listener = {
  /** Whom the stream is counted for: a network, or a staff account. */
  reader: string
  /** The stream gets only the events of this topic; without one, those without a topic. */
  topic?: string
  /** Whether the reader may still listen; a failure counts as no. */
  isAllowed?: () => Promise<boolean>
  /** The stream begins with what was sent in this many ms before it. */
  age?: number
}
type Kept = { text: string; topic: string | undefined; at: number }
type Stream = Listener & { reply: FastifyReply; endsAt: number }

/**
 * Open event streams (text/event-stream), bounded in number, by reader and in time. Nobody is refused: a reader with
 * too many streams loses its oldest, and when all places are taken the reader with the most streams loses its oldest.
 * Browsers reconnect by themselves. A heartbeat keeps proxies from closing the connections. A stream may begin with what was
 * sent shortly before it.
 */
export function eventStreams({ most, mostOfReader, lifeMs }: Limits) {
  const open = new Set<Stream>()
  let kept: Kept[] = []
  let isClosed = false

  function end(stream: Stream) {
    if (open.delete(stream)) stream.reply.raw.end()
  }

  function write(stream: Stream, text: string) {
    const { raw } = stream.reply
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
    else raw.write(text)
  }

  function makeRoom(reader: string) {
    const own = [...open].filter((stream) => stream.reader === reader)
    const leaving = own.length >= mostOfReader ? own[0] : open.size >= most && oldestOfLargest(open)
    if (leaving) end(leaving)
  }

  /** Ends the streams whose reader may no longer listen. */
  async function recheck() {
    for (const stream of open) {
      if (stream.isAllowed && !(await stream.isAllowed().catch(() => false))) end(stream)
    }
  }

  async function beat() {
    await recheck()
    for (const stream of open) {
      if (stream.endsAt <= Date.now()) end(stream)
      else write(stream, ': still here\n\n')
    }
  }

  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref()

  return {
    isEmpty: () => open.size === 0,
    recheck,

    /** Answers the request with a stream that stays open. */
    add(reply: FastifyReply, listener: Listener) {
      // The reader hung up while its access was checked: a closed connection reports no further close.
      if (reply.raw.destroyed) return void reply.hijack()
      makeRoom(listener.reader)
      const stream = { ...listener, reply, endsAt: Date.now() + lifeMs }
      reply.header('content-type', 'text/event-stream').header('cache-control', 'no-store')
      reply.hijack()
      reply.raw.writeHead(200, headersOf(reply))
      // The milliseconds that a browser waits before it reconnects.
      reply.raw.write('retry: 5000\n\n')
      // The server is stopping: the browser finds another one.
      if (isClosed) return void reply.raw.end()
      const { topic, age = 0 } = listener
      const since = performance.now() - Math.min(age, KEPT_MS)
      for (const one of kept) if (one.topic === topic && one.at >= since) write(stream, one.text)
      open.add(stream)
      reply.raw.on('close', () => open.delete(stream))
    },

    /** Sends an event to the streams of one topic, or without `topic` to those without one. */
    send(event: string, data: object, topic?: string) {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
      const at = performance.now()
      kept = [
        ...kept.filter((one) => one.at > at - KEPT_MS).slice(1 - MOST_KEPT),
        { text, topic, at },
      ]
      for (const stream of open) if (stream.topic === topic) write(stream, text)
    },

    close() {
      isClosed = true
      clearInterval(heartbeat)
      for (const stream of open) end(stream)
    },
  }
}

/** The oldest stream of the reader with the most streams; where several have as many, the oldest of theirs. */
function oldestOfLargest(open: Set<Stream>) {
  const counts = new Map<string, number>()
  for (const { reader } of open) counts.set(reader, (counts.get(reader) ?? 0) + 1)
  const largest = Math.max(...counts.values())
  return [...open].find(({ reader }) => counts.get(reader) === largest)
}

/** The headers that hooks have set: a hijacked reply would leave them out. */
function headersOf(reply: FastifyReply) {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  )
}
