import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startShop } from './shop'

/** Makes a folder that is deleted after the test. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A shop for one test, empty unless `settings` say otherwise. It is killed after the test, even a failed one. */
export async function openShop(settings: Record<string, string> = {}) {
  const shop = await startShop({ DATA_DIR: temporaryFolder(), SEED: 'none', ...settings })
  onTestFinished(async () => void (await shop.stop('SIGKILL')))
  return shop
}
