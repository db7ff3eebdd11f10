import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Refusal } from '../http/errors'
import { decodeAnswer, READY, type DecodeJob } from './decode-messages'
import type { Rendition } from './render'

export type DecoderOptions = {
  /** Milliseconds that one picture may take before its process is killed. */
  timeLimit?: number
  /** Milliseconds without a picture after which the process ends, and with it its memory. */
  idleLimit?: number
}

const MAX_WAITING = 8
const START_LIMIT = 20_000

/**
 * Decodes pictures one at a time in a process of its own, which is started when needed and killed with SIGKILL
 * when it takes too long: sharp's own time-out doesn't stop an SVG. It doesn't keep the server alive.
 */
export function openDecoder({ timeLimit = 5_000, idleLimit = 30_000 }: DecoderOptions) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function run(job: DecodeJob) {
    clearTimeout(idle)
    if (!isAlive(child)) child = await started()
    const worker = child
    keepAlive(worker, true)
    const message = nextMessage(worker, timeLimit)
    worker.send(job)
    const answer = decodeAnswer.safeParse(await message)
    keepAlive(worker, false)
    idle = setTimeout(() => worker.kill('SIGKILL'), idleLimit).unref()
    if (!answer.success) return refuse('damaged')
    return 'problem' in answer.data ? refuse(answer.data.problem) : answer.data.renditions
  }

  function inTurn<Result>(work: () => Promise<Result>) {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** The files of a picture. Throws Refusal: 422 when it can't be read in time, 503 when too many wait. */
    async decode(job: DecodeJob): Promise<Rendition[]> {
      if (waiting > MAX_WAITING) {
        throw new Refusal(503, 'Many pictures are being uploaded right now. Please try again.')
      }
      waiting += 1
      try {
        return await inTurn(() => run(job))
      } finally {
        waiting -= 1
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

function refuse(problem: 'damaged' | 'too many pixels'): never {
  throw problem === 'damaged'
    ? new Refusal(422, 'This picture can’t be read: it may be damaged.')
    : new Refusal(422, 'This picture is too large: it may have 40 megapixels at most.')
}

/** A process that is ready to be asked. Throws when it can't start: that isn't the picture's fault. */
async function started() {
  const entry = childEntry()
  const child = fork(entry.file, {
    execArgv: ['--max-old-space-size=256', ...entry.loader],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {},
  })
  child.on('error', () => child.kill('SIGKILL'))
  if ((await nextMessage(child, START_LIMIT)) !== READY) {
    throw new Error(`The decoding process ${entry.file} didn't start.`)
  }
  return child
}

/** Beside the built server, whichever of its files this is in; else its source, which needs tsx. */
function childEntry() {
  const places = ['decode-child.js', '../decode-child.js'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  const built = places.find((place) => existsSync(place))
  if (built) return { file: built, loader: [] }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx'))
  const source = fileURLToPath(new URL('decode-child.ts', import.meta.url))
  return { file: source, loader: ['--import', tsx.href] }
}

/** The child's next message; undefined when it ends first, by itself or killed after `limit` ms. */
function nextMessage(child: ChildProcess, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    const settle = (message?: unknown) => {
      clearTimeout(timer)
      child.off('message', settle).off('exit', onExit)
      resolve(message)
    }
    const onExit = () => settle()
    child.once('message', settle).once('exit', onExit)
  })
}

function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return (
    child !== undefined && child.exitCode === null && child.signalCode === null && child.connected
  )
}

function ended(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    keepAlive(child, true)
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

function keepAlive(child: ChildProcess, isNeeded: boolean) {
  if (isNeeded) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
