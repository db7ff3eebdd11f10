import type { ChildProcess } from 'node:child_process'
import { ended, isAlive, keepAlive, nextMessage, startHelper } from './helper-process'
import { Refusal } from './refusal'
import type { Wait } from './wait'

export type HelperOptions = {
  /** How long one message may take before the process is killed. */
  limit: Wait
  /** Milliseconds without a message after which the process ends, and with it its memory. */
  idleLimit: number
  /** Messages that may wait behind the current one before the next is refused. */
  maxWaiting: number
  /** What the refusal (503) says. */
  whenBusy: string
}

/**
 * A process that answers one message at a time. It is started when needed and killed with SIGKILL when it takes too
 * long. It doesn't keep the server alive. `source` is its entry, see startHelper.
 */
export function openHelper(source: URL, options: HelperOptions) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0

  async function run(message: object) {
    clearTimeout(idle)
    if (!isAlive(child)) child = await startHelper(source)
    const worker = child
    keepAlive(worker, true)
    const answering = nextMessage(worker, options.limit)
    worker.send(message)
    const answer = await answering
    keepAlive(worker, false)
    idle = setTimeout(() => worker.kill('SIGKILL'), options.idleLimit).unref()
    return answer
  }

  function inTurn<Result>(work: () => Promise<Result>) {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** The number of messages being answered and waiting. */
    busy: () => busy,

    /** The answer; undefined when the process ended or was killed. Throws Refusal (503) when too many wait. */
    async ask(message: object) {
      if (busy > options.maxWaiting) throw new Refusal(503, options.whenBusy)
      busy += 1
      try {
        return await inTurn(() => run(message))
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
