import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { startShop } from '@etrend/e2e/support/shop'
import type { Gate, GateRun } from './gate'
import { stockedFolder } from './support/stocked'

export type Form = { isShort: boolean; seed: number }

/** The result of a gate: it is held when `broken` is empty. `skipped` says what could not be run here, and why. */
export type Result = {
  gate: Gate
  measured: string
  broken: string[]
  skipped: string[]
  seconds: number
}

// Only so many breaches are kept: a gate that fails thousands of times says the same each time.
const MOST_SENTENCES = 12

/** Runs one gate and cleans up after it. An error that the gate throws is a breach too. */
export async function runGate(gate: Gate, { isShort, seed }: Form): Promise<Result> {
  const broken = new Set<string>()
  const skipped: string[] = []
  const cleaning: (() => Promise<unknown> | void)[] = []
  const began = performance.now()

  const run: GateRun = {
    isShort,
    seed,
    many: (full, short) => (isShort ? short : full),
    expect(isTrue, claim) {
      if (!isTrue && broken.size < MOST_SENTENCES) broken.add(claim)
    },
    skip: (why) => void skipped.push(why),
    folder() {
      const folder = mkdtempSync(join(tmpdir(), `etrend-${gate.id.toLowerCase()}-`))
      cleaning.push(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    },
    async openShop(settings = {}) {
      const DATA_DIR = settings.DATA_DIR ?? (await stockedCopy(run.folder()))
      const shop = await startShop({ SEED: 'none', LOG_LEVEL: 'warn', ...settings, DATA_DIR })
      cleaning.push(() => shop.stop('SIGKILL'))
      return { ...shop, dataDir: DATA_DIR }
    },
    afterwards: (clean) => void cleaning.push(clean),
  }

  const measured = await gate.run(run).catch((error: unknown) => {
    broken.add(inspect(error))
    return 'broke off'
  })
  for (const clean of cleaning.toReversed()) await clean()
  const seconds = (performance.now() - began) / 1000
  return { gate, measured, broken: [...broken], skipped, seconds }
}

async function stockedCopy(folder: string) {
  cpSync(await stockedFolder(), folder, { recursive: true })
  return folder
}
