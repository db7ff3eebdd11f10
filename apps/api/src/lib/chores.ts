import { setTimeout } from 'node:timers/promises'
import type { Locks } from '@etrend/database'
import type { FastifyInstance } from 'fastify'

export type Chore = () => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Does what is due: checks payments, ends expired holds, sends mails. start/open-shop.ts calls it every few seconds. */
    doChores: () => Promise<void>
  }
}

const PATIENCE_MS = 2_000

/**
 * Registers work that no request asks for. A chore starts when those before it are done, but waits at most 2 s for
 * each: a chore that hangs delays neither the others nor the next rounds, which skip it. Failures are logged. No chore
 * overlaps itself, on this server or on another, and none starts once the server closes.
 */
export function giveChores(app: FastifyInstance, chores: Chore[], { tryTake }: Locks) {
  const running = new Map<Chore, Promise<void>>()
  let round: Promise<void> | undefined

  async function attempt(chore: Chore, place: number) {
    try {
      await tryTake(`chore ${place}`, chore)
    } catch (err) {
      app.log.error({ err }, 'a chore failed')
    } finally {
      running.delete(chore)
    }
  }

  async function startAll() {
    for (const [place, chore] of chores.entries()) {
      if (app.closing.aborted) return
      if (running.has(chore)) continue
      const job = attempt(chore, place)
      running.set(chore, job)
      await Promise.race([job, setTimeout(PATIENCE_MS, undefined, { ref: false })])
    }
  }

  app.decorate('doChores', async () => {
    round ??= startAll().finally(() => (round = undefined))
    await round
    await Promise.all(running.values())
  })
  app.addHook('onClose', async () => {
    await round
    await Promise.all(running.values())
  })
}
