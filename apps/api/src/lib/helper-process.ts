import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { within, type Wait } from './wait'

/** The message of a helper process that is ready to receive messages. */
export const READY = 'ready'

const startLimit = within(20_000)
/** The memory of a helper's JavaScript. */
const HEAP_MB = 256
/** All memory of a helper. Node reserves 600 MB at its start; a picture of 40 megapixels takes up to 400 MB more. */
const DATA_MB = 1_500

/**
 * Starts a process for work that may take too long or too much memory, and resolves once it can receive messages. The
 * system gives it 1.5 GB and no more; it ends where that isn't enough. `source` is its entry, as
 * `new URL('./name.ts', import.meta.url)`; its environment is empty. Throws when it doesn't start.
 */
export async function startHelper(source: URL) {
  const entry = entryOf(source)
  const child = fork(entry.file, {
    ...withinMemory([`--max-old-space-size=${HEAP_MB}`, ...entry.loader]),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {},
  })
  child.on('error', () => child.kill('SIGKILL'))
  if ((await nextMessage(child, startLimit)) !== READY) {
    throw new Error(`The helper process ${entry.file} didn't start.`)
  }
  return child
}

/**
 * Node with these arguments, with a limit of its memory that the system enforces: set by the shell, or by util-linux's
 * prlimit, which the image has instead of a shell. Windows has neither.
 */
function withinMemory(args: string[]) {
  const node = [process.execPath, ...args]
  if (existsSync(SHELL)) {
    const script = `ulimit -d ${DATA_MB * 1024} 2>/dev/null; exec "$@"`
    return { execPath: SHELL, execArgv: ['-c', script, 'helper', ...node] }
  }
  if (existsSync(PRLIMIT)) {
    return { execPath: PRLIMIT, execArgv: [`--data=${DATA_MB * 1024 ** 2}`, ...node] }
  }
  return { execArgv: args }
}

const SHELL = '/bin/sh'
const PRLIMIT = '/usr/bin/prlimit'

/** The child's next message; undefined when it ends first, by itself or killed at the end of `limit`. */
export function nextMessage(child: ChildProcess, limit: Wait): Promise<unknown> {
  return new Promise((resolve) => {
    const answered = limit(() => child.kill('SIGKILL'))
    const onEnd = () => settle(undefined)
    const settle = (message: unknown) => {
      answered()
      child.off('message', settle).off('exit', onEnd).off('error', onEnd)
      resolve(message)
    }
    child.once('message', settle).once('exit', onEnd).once('error', onEnd)
  })
}

/** Whether the process can receive another message. */
export function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.connected && !child.killed && child.exitCode === null
}

/** Kills the process, and resolves once it has ended. */
export function ended(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    keepAlive(child, true)
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Sets whether the server waits for this process before it ends. */
export function keepAlive(child: ChildProcess, isNeeded: boolean) {
  if (isNeeded) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

/**
 * The built entry, in the folder of the built server, one above this file, or the one that BUILT_HELPERS names; else the
 * source, which needs tsx and takes half a second longer to start.
 */
function entryOf(source: URL) {
  const name = basename(source.pathname).replace(/\.[jt]s$/, '.js')
  const places = [name, `../${name}`].map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const { BUILT_HELPERS } = process.env
  if (BUILT_HELPERS) places.unshift(join(BUILT_HELPERS, name))
  const built = places.find((place) => existsSync(place))
  if (built) return { file: built, loader: [] }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx'))
  return { file: fileURLToPath(source), loader: ['--import', tsx.href] }
}
