import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { startJourneyShop, type JourneyShop } from './journey-shop'

type FileShop = JourneyShop & { outbox: string }

let opened: FileShop | undefined

/**
 * The shop of this test file, on a copy of the filled shop: what other files do can't be seen in it. It is started by the
 * first call, which must be one of the file itself, and stopped after the file's tests.
 */
export async function fileShop() {
  return (opened ??= await start())
}

/** The shop of this test file, for helpers. Throws where the file has not started one. */
export function openedShop() {
  if (!opened) throw new Error('This test file has no shop yet: call fileShop() at its top.')
  return opened
}

/** The origins of this file's shop; none where it has no shop. */
export function ownOrigins() {
  return opened ? [opened.origin, opened.adminOrigin] : []
}

async function start() {
  const { shop, folder, stop } = await startCopy()
  afterAll(async () => {
    opened = undefined
    await stop()
  })
  return { ...shop, outbox: join(folder, 'outbox') }
}

/**
 * Starts a shop on a copy of the filled shop, with these settings; `stop` deletes its folder too. All copies have one folder
 * of pictures, whose names are random: drawing them for each file took half of the journeys' time.
 */
export async function startCopy(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
  const seeded = inject('seeded')
  const media = join(seeded, 'media')
  cpSync(seeded, folder, { recursive: true, filter: (path) => path !== media })
  symlinkSync(media, join(folder, 'media'))
  const shop = await startJourneyShop({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings })
  async function stop() {
    await shop.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return { shop, folder, stop }
}
