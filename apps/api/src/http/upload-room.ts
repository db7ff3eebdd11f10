import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { widestNetwork } from '../lib/network'
import { Refusal } from '../lib/refusal'

const AT_ONCE = 4
const AT_ONCE_PER_CALLER = 2
const WAITING = 64
const WAITING_PER_CALLER = 8

type Upload = { caller: string; start: () => void }

/**
 * Bounds the memory that uploads take: 4 are read and handled at the same time, 2 of them from one caller (a user, or
 * a guest's network). Others wait unread until one of these is answered or its connection closes.
 */
export function uploadRoom() {
  const started = new Set<Upload>()
  const waiting = new Set<Upload>()

  function mayStart({ caller }: Upload) {
    return started.size < AT_ONCE && countOf(started, caller) < AT_ONCE_PER_CALLER
  }

  function start(upload: Upload) {
    waiting.delete(upload)
    started.add(upload)
    upload.start()
  }

  function leave(upload: Upload) {
    waiting.delete(upload)
    started.delete(upload)
    for (const next of waiting) if (mayStart(next)) start(next)
  }

  return {
    /** Resolves when the upload may be read. Refuses (503) when too many wait. */
    enter: (request: FastifyRequest, reply: FastifyReply) =>
      new Promise<void>((resolve, reject) => {
        const upload = { caller: callerOf(request), start: resolve }
        const isFull =
          waiting.size >= WAITING || countOf(waiting, upload.caller) >= WAITING_PER_CALLER
        if (mayStart(upload)) start(upload)
        else if (isFull) return reject(new Refusal(503, TOO_MANY))
        else waiting.add(upload)
        finished(reply.raw, () => leave(upload))
      }),
  }
}

const TOO_MANY = 'Many files are being uploaded right now. Please try again.'

function callerOf({ visitor, ip }: FastifyRequest) {
  return visitor ? `user ${visitor.id}` : widestNetwork(ip)
}

function countOf(uploads: Set<Upload>, caller: string) {
  return [...uploads].filter((upload) => upload.caller === caller).length
}
