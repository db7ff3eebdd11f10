import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a benchmark in a temporary folder, which is deleted afterwards. */
export async function inFolder(name: string, work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), `etrend-${name}-`))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
