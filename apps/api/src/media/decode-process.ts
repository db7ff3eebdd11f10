import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { READY } from './decode-messages'

const START_LIMIT = 20_000

/** A process that is ready to be asked. Throws when it can't start: that isn't the picture's fault. */
export async function started() {
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

/** The child's next message; undefined when it ends first, by itself or killed after `limit` ms. */
export function nextMessage(child: ChildProcess, limit: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limit)
    const onEnd = () => settle(undefined)
    const settle = (message: unknown) => {
      clearTimeout(timer)
      child.off('message', settle).off('exit', onEnd).off('error', onEnd)
      resolve(message)
    }
    child.once('message', settle).once('exit', onEnd).once('error', onEnd)
  })
}

/** Whether it can be asked again. */
export function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.connected && !child.killed && child.exitCode === null
}

/** Resolves once it is dead. */
export function ended(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    keepAlive(child, true)
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Whether the server has to wait for this process before it may end. */
export function keepAlive(child: ChildProcess, isNeeded: boolean) {
  if (isNeeded) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
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
