import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startJourneyShop } from './journey-shop'
import { startShop } from './shop'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shop that the browser tests share. */
    shop: { origin: string; adminOrigin: string; api: string; outbox: string }
    /** The data folder of a filled shop that no server runs on; tests copy it. */
    seeded: string
  }
}

/**
 * Opens a shop from nothing, as a person with a fresh clone does. E2E_SEEDED_DATA may name a folder that keeps the
 * filled shop for the next run, which then starts in a second.
 */
export async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'etrend-e2e-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    const seeded = process.env.E2E_SEEDED_DATA ?? join(folder, 'seeded')
    const shop = await openFilledShop(seeded, join(folder, 'shop'))
    const { origin, adminOrigin, api } = shop
    provide('shop', { origin, adminOrigin, api, outbox: join(folder, 'shop', 'outbox') })
    provide('seeded', seeded)
    return async () => {
      await shop.stop()
      await clean()
    }
  } catch (error) {
    await clean()
    throw error
  }
}

/** Fills the folder `seeded` unless it is filled, and starts a shop on a copy of it, since tests change the data. */
async function openFilledShop(seeded: string, copy: string) {
  if (!existsSync(join(seeded, 'shop.db'))) {
    const first = await startShop({ DATA_DIR: seeded })
    await first.stop()
  }
  await cp(seeded, copy, { recursive: true })
  return await startJourneyShop({ DATA_DIR: copy, LOG_LEVEL: 'warn' })
}
