import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseHealth } from '@etrend/database'
import type pg from 'pg'
import { postgresUsability } from './migrate'

const PATIENCE_MS = 1_500

/** Asks the database how it is; while a question has no answer, no second one is asked. */
export function healthOf(pool: pg.Pool, mirror: { age: () => number }, migrations: string) {
  let asking: Promise<DatabaseHealth['state']> | undefined

  async function ask() {
    const state = await postgresUsability(pool, migrations).catch(() => 'lost' as const)
    asking = undefined
    return state
  }

  return async (): Promise<DatabaseHealth> => {
    asking ??= ask()
    const state = await Promise.race([asking, wait(PATIENCE_MS, 'lost' as const, { ref: false })])
    return { state, mirrorAge: mirror.age() }
  }
}
