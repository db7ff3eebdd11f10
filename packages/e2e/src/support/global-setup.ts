import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startShop } from './shop'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a filled shop that no server runs on; tests copy it. */
    seeded: string
  }
}

/**
 * Opens a shop from nothing, as a person with a fresh clone does, and stops it: test files start shops on copies of its
 * folder. E2E_SEEDED_DATA may name a folder that keeps it for the next run.
 */
export async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'etrend-e2e-'))
  const clean = () => rm(folder, { recursive: true, force: true })
  try {
    const seeded = process.env.E2E_SEEDED_DATA ?? join(folder, 'seeded')
    if (!existsSync(join(seeded, 'shop.db'))) {
      const first = await startShop({ DATA_DIR: seeded })
      await first.stop()
    }
    provide('seeded', seeded)
    return clean
  } catch (error) {
    await clean()
    throw error
  }
}
