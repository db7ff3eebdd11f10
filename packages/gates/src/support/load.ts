import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { percentile } from './count'
import { pin } from './usage'

const worker = fileURLToPath(new URL('load-worker.ts', import.meta.url))
const told = z.tuple([
  z.object({
    good: z.int(),
    busy: z.int(),
    busyWithoutTime: z.int(),
    other: z.int(),
    times: z.array(z.number()),
  }),
  z.unknown(),
])

/** Prices carts over so many connections for so many seconds; each waits `pauseMs` between its calls. p99 is in ms. */
export async function load(
  port: number,
  {
    connections,
    seconds,
    pauseMs = 0,
    core,
  }: { connections: number; seconds: number; pauseMs?: number; core?: number },
) {
  const args = [port, connections, seconds * 1000, pauseMs].map(String)
  const child = fork(worker, args, { execArgv: ['--import', 'tsx'] })
  if (core !== undefined) pin(child.pid, core)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The load ended with ${String(code)} and reported nothing.`)
  })
  const [{ times, ...counts }] = told.parse(await Promise.race([once(child, 'message'), ended]))
  return { ...counts, perSecond: counts.good / seconds, p99: percentile(times, 0.99) }
}

export type Load = Awaited<ReturnType<typeof load>>
