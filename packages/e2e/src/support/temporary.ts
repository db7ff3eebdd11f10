import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startShop } from './shop'

/** A folder that is gone after the test. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A shop of the test's own, empty unless told otherwise, that ends with it however it ends. */
export async function openShop(settings: Record<string, string> = {}) {
  const shop = await startShop({ DATA_DIR: temporaryFolder(), SEED: 'none', ...settings })
  onTestFinished(async () => void (await shop.stop('SIGKILL')))
  return shop
}
