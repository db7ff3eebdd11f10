import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '../../lib/times'
import type { AsOf } from './as-of-links'

const IDLE_MS = 10 * MINUTE_MS

type Kept = { name: string; app: Promise<FastifyInstance>; usedAt: number; inUse: number }

/**
 * Keeps the shop as of one other time: it is opened when it is first needed, and closed when another time is needed or
 * nobody has used it for ten minutes, so that a shop without previews pays no memory. One that is closed answers what
 * it has begun first.
 */
export function oneShopAsOf(open: (asOf: AsOf) => Promise<FastifyInstance>, elapsed: () => number) {
  let current: Kept | undefined
  const replaced = new Set<Kept>()

  /** The shop as of this time, and what to call once it has answered. */
  async function use(asOf: AsOf) {
    if (current?.name !== asOf.name) {
      if (current) replaced.add(current)
      current = { name: asOf.name, app: open(asOf), usedAt: 0, inUse: 0 }
    }
    const used = current
    used.usedAt = elapsed()
    used.inUse += 1
    const done = () => {
      used.inUse -= 1
      void closeReplaced()
    }
    try {
      return { app: await used.app, done }
    } catch (error) {
      // The next request tries again.
      replaced.delete(used)
      if (current === used) current = undefined
      throw error
    }
  }

  async function closeReplaced() {
    const unused = [...replaced].filter(({ inUse }) => inUse === 0)
    for (const one of unused) replaced.delete(one)
    await Promise.all(unused.map(async ({ app }) => (await app).close()))
  }

  function replaceCurrent() {
    if (current) replaced.add(current)
    current = undefined
  }

  return {
    use,

    /** A chore: closes the shop when nobody has used it for ten minutes. */
    closeIdle: async () => {
      if (current && current.inUse === 0 && elapsed() - current.usedAt >= IDLE_MS) replaceCurrent()
      await closeReplaced()
    },

    async close() {
      replaceCurrent()
      await closeReplaced()
    },
  }
}
