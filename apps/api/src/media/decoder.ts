import type { ChildProcess } from 'node:child_process'
import { Refusal } from '../http/errors'
import { ended, isAlive, keepAlive, nextMessage, startHelper } from '../lib/helper-process'
import { decodeAnswer, type DecodeJob } from './decode-messages'
import type { Rendition } from './render'

export type DecoderOptions = {
  /** Milliseconds that one picture may take before its process is killed. */
  timeLimit?: number
  /** Milliseconds without a picture after which the process ends, and with it its memory. */
  idleLimit?: number
  /** Pictures that may wait behind the one in hand before the next is refused. */
  maxWaiting?: number
}

/**
 * Decodes pictures one at a time in a process of its own, which is started when needed and killed with SIGKILL
 * when it takes too long: sharp's own time-out doesn't stop an SVG. It doesn't keep the server alive.
 */
export function openDecoder({
  timeLimit = 5_000,
  idleLimit = 30_000,
  maxWaiting = 8,
}: DecoderOptions) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0

  async function run(job: DecodeJob) {
    clearTimeout(idle)
    if (!isAlive(child)) child = await startHelper(entry)
    const worker = child
    keepAlive(worker, true)
    const message = nextMessage(worker, timeLimit)
    worker.send(job)
    const answer = decodeAnswer.safeParse(await message)
    keepAlive(worker, false)
    idle = setTimeout(() => worker.kill('SIGKILL'), idleLimit).unref()
    if (!answer.success) throw new Refusal(422, problems[worker.killed ? 'too slow' : 'damaged'])
    if ('problem' in answer.data) throw new Refusal(422, problems[answer.data.problem])
    return answer.data.renditions
  }

  function inTurn<Result>(work: () => Promise<Result>) {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Pictures in hand and waiting. */
    busy: () => busy,

    /** The files of a picture. Throws Refusal: 422 when it can't be read in time, 503 when too many wait. */
    async decode(job: DecodeJob): Promise<Rendition[]> {
      if (busy > maxWaiting) {
        throw new Refusal(503, 'Many pictures are being uploaded right now. Please try again.')
      }
      busy += 1
      try {
        return await inTurn(() => run(job))
      } finally {
        busy -= 1
      }
    },

    async close() {
      await inTurn(async () => {
        clearTimeout(idle)
        if (isAlive(child)) await ended(child)
      })
    },
  }
}

const entry = new URL('./decode-child.ts', import.meta.url)

const problems = {
  damaged: 'This picture can’t be read: it may be damaged.',
  'too many pixels': 'This picture is too large: it may have 40 megapixels at most.',
  'too slow': 'This picture takes too long to read: try a simpler one.',
}
