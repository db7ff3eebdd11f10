import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for one shop; the caller deletes it. */
export function newFolder() {
  return mkdtempSync(join(tmpdir(), 'etrend-api-'))
}

/** A copy of a folder, in a new one. */
export function copyOf(made: string) {
  const folder = newFolder()
  cpSync(made, folder, { recursive: true })
  return folder
}
