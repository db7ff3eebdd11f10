import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/errors'
import { network } from '../lib/failure-limit'

const HEARTBEAT_MS = 25_000

type Limits = { most: number; mostOfNetwork: number; lifeMs: number }
type Stream = { reply: FastifyReply; from: string; endsAt: number; topic: string | undefined }

/**
 * Open event streams (text/event-stream), bounded in number, by network and in time: a browser comes back by itself.
 * A heartbeat keeps proxies from closing them.
 */
export function eventStreams({ most, mostOfNetwork, lifeMs }: Limits) {
  const open = new Set<Stream>()

  function end(stream: Stream) {
    open.delete(stream)
    stream.reply.raw.end()
  }

  const heartbeat = setInterval(() => {
    for (const stream of open) {
      if (stream.endsAt <= Date.now()) end(stream)
      else stream.reply.raw.write(': still here\n\n')
    }
  }, HEARTBEAT_MS).unref()

  return {
    isEmpty: () => open.size === 0,

    /** Answers the request with a stream that stays open, about one thing where it says which. Refuses (503) too many. */
    add(request: FastifyRequest, reply: FastifyReply, topic?: string) {
      const from = network(request.ip)
      const ofNetwork = [...open].filter((stream) => stream.from === from).length
      if (open.size >= most || ofNetwork >= mostOfNetwork) {
        throw new Refusal(503, 'Too many are listening. Please try again later.')
      }
      const stream = { reply, from, topic, endsAt: Date.now() + lifeMs }
      reply.header('content-type', 'text/event-stream').header('cache-control', 'no-store')
      reply.hijack()
      reply.raw.writeHead(200, headersOf(reply))
      // How long a browser waits before it comes back.
      reply.raw.write('retry: 5000\n\n')
      open.add(stream)
      reply.raw.on('close', () => open.delete(stream))
    },

    /** To all, or to those about one thing. */
    send(event: string, data: object, topic?: string) {
      for (const { reply } of [...open].filter((stream) => stream.topic === topic)) {
        reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      }
    },

    close() {
      clearInterval(heartbeat)
      for (const stream of open) end(stream)
    },
  }
}

/** What the hooks have set, which a hijacked answer would leave out. */
function headersOf(reply: FastifyReply) {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  )
}
