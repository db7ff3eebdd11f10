import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '@etrend/database'
import type { Env } from '../env'

type Worker = ReturnType<typeof cluster.fork>

const RESTART_MS = 1_000
const NUMBER = 'WORKER_NUMBER'

// Each process accepts connections from the port itself. By default the first process accepts them and hands them out;
// those that it has handed to a process that was just killed are never answered and never closed.
cluster.schedulingPolicy = cluster.SCHED_NONE

/** The number of this process among WORKERS, from 1; undefined in the process that starts them. */
export function workerNumber(): number | undefined {
  return cluster.isWorker ? Number(process.env[NUMBER]) : undefined
}

/**
 * Starts WORKERS processes that serve the shop on one port; one that ends is started again. Resolves once all listen.
 * Throws StartError when one ends before that; it has printed why. `close` lets each finish its requests.
 */
export async function openWorkers({ WORKERS }: Pick<Env, 'WORKERS'>, say: (line: string) => void) {
  const running = new Map<number, Worker>()
  const supervised: Promise<void>[] = []
  let isClosing = false

  function fork(number: number) {
    const worker = cluster.fork({ [NUMBER]: String(number) })
    running.set(number, worker)
    return worker
  }

  async function start(number: number) {
    const worker = fork(number)
    supervised.push(supervise(number, worker))
    const ended = once(worker, 'exit').then(() => {
      throw new StartError('The shop could not be opened; the reason is above.')
    })
    await Promise.race([once(worker, 'listening'), ended])
  }

  async function supervise(number: number, first: Worker) {
    for (let worker = first; ; worker = fork(number)) {
      await once(worker, 'exit')
      running.delete(number)
      if (!isClosing) await setTimeout(RESTART_MS)
      if (isClosing) return
    }
  }

  async function close() {
    isClosing = true
    for (const { process: child } of running.values()) child.kill('SIGTERM')
    await Promise.all(supervised)
  }

  try {
    // The first prepares the database, so that the others find it ready.
    await start(1)
    await Promise.all(Array.from({ length: WORKERS - 1 }, (_, index) => start(index + 2)))
  } catch (error) {
    await close()
    throw error
  }
  say(`${WORKERS} processes serve the shop.`)
  return { replaced: new Promise<void>(() => {}), close }
}
